import { useText } from '#engine/web/i18n/use-text.ts';

/** The first stop of the keyboard: past the navigation, to the content. */
export function SkipLink() {
  const text = useText();
  return (
    <a className="skip-link" href="#content" onClick={focusContent}>
      {text('shell.skip')}
    </a>
  );
}

/** Without the address changing, which would count as a navigation. */
function focusContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
