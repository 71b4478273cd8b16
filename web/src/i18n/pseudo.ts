// A language that nobody speaks: English with accents, longer by a third. What stays plain was forgotten.

const FROM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const TO = [...'ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ']
const LONGER = 'aeiouAEIOU'

export function accented(text: string): string {
  let found = ''
  for (const letter of text) {
    const index = FROM.indexOf(letter)
    found += index < 0 ? letter : TO[index] + (LONGER.includes(letter) ? TO[index] : '')
  }
  return found
}
