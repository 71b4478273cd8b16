// A card in words: name, kind, values, icons and text. Cards of a user's file bring their own.

import { t, words } from '../../i18n/words.svelte'
import { kindOf, type CardFacts } from './cards'

/** With a capital letter, as at the beginning of a sentence. */
export const begun = (text: string): string => text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1)
export const cardName = (card: CardFacts): string =>
  card.name ?? (words.has(`card-${card.id}`) ? t(`card-${card.id}`) : card.id)
export const cardText = (card: CardFacts): string => card.summary ?? words.attribute(`card-${card.id}`, 'text')
/** What the text does, in two or three words: for cards that lie small on the table. */
export const shortText = (card: CardFacts): string =>
  [
    ...new Set(
      (card.text ?? []).map(({ kind }) =>
        kind !== 'custom' && words.has(`legends-effect-${kind}`) ? begun(t(`legends-effect-${kind}`)) : cardText(card),
      ),
    ),
  ].join(' · ')
export const peopleName = (people: string): string => t(`legends-people-${people}`)
export const kindName = (card: CardFacts): string => t(`legends-type-${kindOf(card)}`)
export const iconName = (icon: string): string => t(`legends-icon-${icon}`)
export const iconText = (icon: string): string => words.attribute(`legends-icon-${icon}`, 'text')

/** `Hoax · character · FIRE SHIELD`, for the line under the picture. */
export function cardLine(card: CardFacts): string {
  const parts = [peopleName(card.people), kindName(card)]
  for (const tag of card.tags ?? []) parts.push(t(`legends-tag-${tag}`))
  if (card.capacity) parts.push(t('legends-capacity', { count: card.capacity }))
  if (card.family) parts.push(t('legends-family', { letter: card.family.toUpperCase() }))
  return parts.join(' · ')
}

/** Everything one can read on a card, for ears. */
export function cardSaid(card: CardFacts): string {
  const parts = [cardName(card), kindName(card)]
  if (card.fire !== null) parts.push(`${t('legends-element-fire')} ${card.fire}`)
  if (card.earth !== null) parts.push(`${t('legends-element-earth')} ${card.earth}`)
  for (const icon of card.icons) parts.push(iconName(icon))
  return parts.join(', ')
}
