// Listens to the keyboard for the whole page and does what shortcuts.ts lists.
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMaybeRoute } from '#engine/web/routing/use-route.ts';
import { isCommand, saveKey } from '#engine/web/kit/command-key.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import type { Overlay } from '../overlay-context.ts';
import { singleKeysAreOn } from './single-keys.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';

export function useShortcutKeys(on: boolean, show: (overlay: Overlay) => void): void {
  const press = useEffectEvent(usePress(show));
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

function usePress(show: (overlay: Overlay) => void): (event: KeyboardEvent) => void {
  const navigate = useNavigate();
  const current = useMaybeRoute();
  const { may } = useSession();
  const places = usePlaces();
  // Loaded when first pressed: it knows the entities, which the login page doesn't need.
  const create = async () => {
    const { creationPath } = await import('./creation-path.ts');
    const path = current && creationPath(current, may, places);
    if (path !== undefined) await navigate(path);
  };
  const single: Readonly<Record<string, () => void>> = {
    '/': () => focusSearch() || show('commandPalette'),
    '?': () => show('shortcuts'),
    n: () => void create(),
    q: () => show('quickPanel'),
  };
  return (event) => {
    if (isCommand(event, 's')) return pressSave(event);
    // What is asked first is what most keys are: typed into a field. Only a key that would act looks over the page.
    const act = isCommand(event, 'k')
      ? () => show('commandPalette')
      : isFree(event)
        ? single[event.key.toLowerCase()]
        : undefined;
    if (act === undefined || event.defaultPrevented || event.isComposing || event.repeat || isAsked()) return;
    if (!isCommand(event, 'k') && isChoosing()) return;
    event.preventDefault();
    act();
  };
}

/** Of what is on top, all that is not saved is saved. Where nothing is to be filled in the browser saves its page. */
function pressSave(event: KeyboardEvent): void {
  const top = [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document;
  const buttons = top.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${saveKey}"]`);
  if (event.defaultPrevented || (buttons.length === 0 && document.querySelector('form') === null)) return;
  event.preventDefault();
  if (event.repeat || event.isComposing || isAsked()) return;
  for (const button of buttons) button.click();
}

/** A key that types nothing where the focus is. */
function isFree({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !singleKeysAreOn()) return false;
  return (
    !(target instanceof Element) ||
    target.closest(
      'input, textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu]',
    ) === null
  );
}

/** What is open over the page chooses by letters, or has keys of its own. */
function isChoosing(): boolean {
  return document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null;
}

/** A question waits for its answer. */
function isAsked(): boolean {
  return document.querySelector('[role=alertdialog]') !== null;
}

/** The search of the list, else of the navigation; false where there is neither. */
function focusSearch(): boolean {
  const boxes = '[aria-keyshortcuts="/"]';
  const box =
    document.querySelector<HTMLInputElement>(`main ${boxes}`) ?? document.querySelector<HTMLInputElement>(boxes);
  box?.focus();
  box?.select();
  return box !== null;
}
