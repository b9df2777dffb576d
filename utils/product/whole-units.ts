/** The gap before a unit, or on either side of "×". */
const GAP = /(?<=\d) (?=×|\p{L}{1,4}(?!\p{L}))|(?<=×) /gu;

/** A title in which no unit stands in another line than its number: "4 × 125 g". */
export const wholeUnits = (title: string): string =>
  title.replace(GAP, '\u00A0');
