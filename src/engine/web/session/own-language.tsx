// The language of the screens: kept in this browser and, of a signed-in person, with the person.
import { useEffect } from 'react';
import { isLanguage, type Language } from '#engine/model/text.ts';
import { useChangeLanguage, useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { useSaveUser } from './use-save-user.ts';
import { useSession } from './use-session.ts';

const guestChoice = 'guestLanguage';
/** Of a guest's choice, in milliseconds: who signs in later, at the same screen, may be another person. */
const guestLimit = 600_000;

/** Switches the language, saves it with whoever is signed in, and says so when its texts couldn't be loaded. */
export function useChooseLanguage(): (language: Language) => void {
  const change = useSpeak();
  const save = useSaveUser();
  const { signedIn, viewing } = useSession();
  return (language) =>
    void change(language).then((changed) => {
      if (!changed) return;
      if (!signedIn) sessionStorage.setItem(guestChoice, `${language} ${Date.now()}`);
      // Whoever looks as another role changes nothing that lasts.
      else if (viewing === undefined) void save({ language });
    });
}

/** Speaks the language of whoever signs in; one chosen as a guest just before is kept, and saved with the person. */
export function OwnLanguage() {
  const speak = useSpeak();
  const save = useSaveUser();
  const shown = useLanguage();
  const { signedIn, user } = useSession();
  const own = user?.language;
  useEffect(() => {
    if (!signedIn) return;
    const [chosen, at] = (sessionStorage.getItem(guestChoice) ?? '').split(' ');
    sessionStorage.removeItem(guestChoice);
    if (isLanguage(chosen) && chosen === shown && Date.now() - Number(at) < guestLimit) {
      if (chosen !== own) void save({ language: chosen });
    } else if (own !== undefined && own !== shown) void speak(own);
    // Only with the session, or another person: what is chosen on the page is shown, also while it cannot be saved.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [signedIn, user?.id]);
  return null;
}

/** Answers whether the texts came; says so where they did not. */
function useSpeak(): (language: Language) => Promise<boolean> {
  const text = useText();
  const notify = useNotify();
  const change = useChangeLanguage();
  return async (language) => {
    try {
      await change(language);
      return true;
    } catch {
      notify(text('failure.network'), { severity: 'error' });
      return false;
    }
  };
}
