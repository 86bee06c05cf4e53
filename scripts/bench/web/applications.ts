/** One of those that are compared: where it is, and where in it things are. */
export interface Application {
  readonly name: string;
  readonly token: string;
  /** Address of the list with so many rows a page. */
  readonly list: (size: number) => string;
  /** Selectors of what is pressed. */
  readonly next: string;
  readonly sort: string;
  readonly items: string;
  readonly places: string;
  readonly record: string;
}

export function productAt(url: string, token: string): Application {
  return {
    name: 'product',
    token,
    list: (size) => `${url}/bench-items${size === 25 ? '' : `?_size=${size}`}`,
    next: '[aria-label="Next page"]',
    sort: 'thead th:nth-child(6) :is(button, [role="button"])',
    items: 'nav a[href="/bench-items"]',
    places: 'nav a[href="/bench-places"]',
    record: 'tbody tr:first-child a',
  };
}

export function reactAdminAt(url: string, token: string): Application {
  return {
    name: 'react-admin',
    token,
    list: (size) => `${url}/#/bench-items?page=1&perPage=${size}&sort=name&order=ASC`,
    next: '[aria-label="Go to next page"]',
    sort: '[data-field="amount"]',
    items: 'a[role="menuitem"][href="#/bench-items"]',
    places: 'a[role="menuitem"][href="#/bench-places"]',
    record: 'tbody tr:first-child td:nth-child(2)',
  };
}
