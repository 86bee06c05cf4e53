// Formatters of Intl. Making one takes fifty times what it takes to write a value with it, and a page or a file writes
// thousands: each is made once.

/** More than any page needs; the time zones of a server's whole life are more. */
const most = 200;

function kept<Options, Format>(make: (locale: string, options: Options | undefined) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = options === undefined ? locale : locale + JSON.stringify(options);
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const format = make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);

let ownTimeZone: string | undefined;

/** Where moments are told without a zone: of whom a page is drawn for elsewhere; until it is said, the process's. */
export function setTimeZone(timeZone: string): void {
  ownTimeZone = timeZone;
}

const zonedFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options),
);

/** Throws RangeError where `options.timeZone` is none. */
export function dateTimeFormat(locale: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return zonedFormat(locale, ownTimeZone === undefined ? options : { timeZone: ownTimeZone, ...options });
}

/** Names of countries; a code that has none stays as it is. */
export const regionNames = kept((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));
