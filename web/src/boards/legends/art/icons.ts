// Signs on a box of 24 x 24. Every icon of a card has its own outline: none is told by colour.

import { PEOPLES as CITY } from '../../city/art/emblems'

export interface Emblem {
  fill: string
  line: string
}

const SHIELD = 'M12 1.500L21.500 4.500V11.500C21.500 17 17.500 21 12 23C6.500 21 2.500 17 2.500 11.500V4.500Z'
const LETTER = 'M1.500 5H22.500V20H1.500ZM1.500 5L12 14L22.500 5'

/** [outline that is filled, what is cut out of it or drawn over it in dark, thin line] */
export const ICON_SIGNS: Record<string, { fill: string; over: string; line: string }> = {
  shield_fire: {
    fill: SHIELD,
    over:
      'M12 5C15.500 8.500 12.500 10 15 12C17 14 16 18.500 12 19C8 18.500 6.800 15 8.500 12.500' +
      'C9 13.500 9.800 13.800 10.500 13.500C11.500 11 10 8.500 12 5Z',
    line: '',
  },
  shield_earth: {
    fill: SHIELD,
    over: 'M5.500 16.500L8 9.500L12.500 7L17 9.500L18.500 16.500L12 18.500Z',
    line: 'M8 9.500L12 12L17 9.500M12 12L12 18',
  },
  stop: {
    fill: 'M7.500 1.500H16.500L22.500 7.500V16.500L16.500 22.500H7.500L1.500 16.500V7.500Z',
    over: 'M5.500 9.500H18.500V14.500H5.500Z',
    line: '',
  },
  retrieve: {
    fill: 'M10 2.500L2 9.500L10 16.500V12.500C15 12 18 14 19 21.500C23.500 14 20 7 10 6.500Z',
    over: '',
    line: '',
  },
  free: {
    fill:
      'M12 12C4 12 1.500 8 1.500 3C7 3 10.500 5 12 9C13.500 5 17 3 22.500 3C22.500 8 20 12 12 12Z' +
      'M9.500 13.500H14.500L12 22.500Z',
    over: '',
    line: '',
  },
  pair: {
    fill: 'M1.500 5.500L10.500 3L14 17L5 19.500ZM11.500 7L22.500 7V21.500H12.500',
    over: 'M14 9H20.500V19.500H14Z',
    line: '',
  },
  protected: {
    fill: 'M6 10V7.500A6 6 0 0 1 18 7.500V10H20.500V22H3.500V10ZM9 10H15V7.500A3 3 0 0 0 9 7.500Z',
    over: 'M12 13A2 2 0 0 1 13 16.500L13.500 19.500H10.500L11 16.500A2 2 0 0 1 12 13Z',
    line: '',
  },
  gang_cool: {
    fill: 'M12 2A10 10 0 1 1 11.900 2Z',
    over: 'M3 9H21V12C21 15 14 15 13.500 11.500H10.500C10 15 3 15 3 12Z',
    line: 'M9 18.500H15',
  },
  gang_top: { fill: 'M12 1.500L22.500 13H16V22.500H8V13H1.500Z', over: 'M12 6L16.500 11H7.500Z', line: '' },
  gang_fun: {
    fill: 'M12 2A10 10 0 1 1 11.900 2Z',
    over:
      'M5 13H19C18.500 22 5.500 22 5 13ZM8 6.500A1.800 2.500 0 1 1 7.900 6.500ZM16 6.500' +
      'A1.800 2.500 0 1 1 15.900 6.500Z',
    line: '',
  },
  gang_no: {
    fill:
      'M6 1.500L12 7.500L18 1.500L22.500 6L16.500 12L22.500 18L18 22.500L12 16.500L6 22.500L1.500 18' +
      'L7.500 12L1.500 6Z',
    over: '',
    line: '',
  },
  bluff_fire: {
    fill: LETTER,
    over:
      'M12 8.500C14.500 11 12.500 12.500 14.500 14C16 15.500 15 18.500 12 18.500C9 18.500 8 16 9.500 14' +
      'C10 14.800 10.500 15 11 14.500C11.500 12.500 10.500 11 12 8.500Z',
    line: 'M1.500 5L8 10.500M22.500 5L16 10.500',
  },
  bluff_earth: {
    fill: LETTER,
    over: 'M7 18L9 12.500L12.500 10L16 12.500L17.500 18Z',
    line: 'M1.500 5L8 10.500M22.500 5L16 10.500',
  },
  bluff_blank: { fill: LETTER, over: '', line: 'M1.500 5L12 14L22.500 5' },
  replace: { fill: 'M7 2L14 8L7 14V10H1.500V6H7ZM17 10L10 16L17 22V18H22.500V14H17Z', over: '', line: '' },
}

/** Emblems of the peoples; eight of them are those of the City. */
export const EMBLEMS: Record<string, Emblem> = {
  ...Object.fromEntries(Object.values(CITY).map((people) => [people.id, { fill: people.emblem, line: people.line }])),
  buka: {
    fill:
      'M11 2C18 5 21 11 20 17L11 17ZM9.500 6C6 9 4.500 13 5 17H9.500ZM2 18.500H22' +
      'C20.500 21.500 18.500 23 15.500 23H8.500C5.500 23 3.500 21.500 2 18.500Z',
    line: 'M10.300 1V18',
  },
  other: { fill: 'M12 1.500L15 9L22.500 12L15 15L12 22.500L9 15L1.500 12L9 9Z', line: '' },
  mutant: {
    fill:
      'M10.500 3A9.500 9.500 0 0 0 10.500 21L8.500 16.500L11 12.500L8 8.500ZM14.500 5L12.500 9' +
      'L15.500 13L12.500 17L14.500 22.500A9.500 9.500 0 0 0 14.500 5Z',
    line: '',
  },
}

export const emblemOf = (people: string): Emblem => EMBLEMS[people] ?? EMBLEMS.other

/** A flame and a boulder to put a number on, 24 x 26. */
export const FLAME =
  'M12 0C16.500 4.500 14 7 18.500 10.500C23 14 23.500 20 20 23.200C17.500 25.500 14.500 26 12 26' +
  'S6.500 25.500 4 23.200C.500 20 1.500 14.500 5 11C6 13 7 13.600 8.200 13C11 9.500 9 5 12 0Z'
export const BOULDER = 'M1.500 19.500L3 10L8.500 4.500L16 3.500L21.500 9L23 18L19.500 23.500L6 24.500Z'

/** A full moon with its craters, 12 x 12: what a card of another people costs. */
export const MOON = 'M6 .500A5.500 5.500 0 1 1 5.900 .500Z'
