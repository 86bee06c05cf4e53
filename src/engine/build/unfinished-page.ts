// What the build and write-model.ts agree on: which parts of the application are no part of the build, and which files it
// leaves to be finished with them.

/** Files that are finished later, and where the build leaves them. */
export const unfinished = ['index.html', 'kept-files.js'] as const;
export const unfinishedFolder = '.unfinished';

/** Modules of src/generated that are nothing but values. */
export const values = ['entities', 'shapes', 'routes', 'roles', 'navigation', 'product'] as const;
/** What pages may ask for: those, and the tables of what is loaded a form. */
export const modelNames = [...values, 'forms', 'validators'].map((name) => `model/${name}`);

/** Texts that come with what says them (src/engine/web/i18n/use-late-texts.ts): set and language. */
export const lateTexts = /engine\/web\/i18n\/texts\/(board|json|schema)\.([a-z]+)\.json$/;

/** The page with these texts where it names them in braces. */
export function filled(page: string, texts: Readonly<Record<string, string>>): string {
  const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return Object.entries(texts).reduce(
    (filling, [name, text]) => filling.replaceAll(`{${name}}`, () => inHtml(text)),
    page,
  );
}
