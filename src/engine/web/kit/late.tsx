// Components whose file comes when it is wanted. React's own `lazy` shows its fallback for a moment, and then keeps what
// follows back for up to 300 ms, even where the file is there already; these are drawn at once then.
import { lazy, useState, type ComponentType } from 'react';
import type { Height } from './delayed-skeleton.tsx';

export type Late<Props> = ComponentType<Props> & {
  /** Fetches the file before it is drawn; rejects when it cannot be had. */
  readonly load: () => Promise<void>;
  /** How high it will be, where it stands above other things. */
  readonly height?: Height | undefined;
};

/** A file that could not be had, in the words of what failed. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  /** What is drawn next asks for it anew. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.forget = forget;
  }
}

/** Suspends when it is drawn before its file is there. */
export function late<Props extends object>(read: () => Promise<ComponentType<Props>>, height?: Height): Late<Props> {
  let there: ComponentType<Props> | undefined;
  const fetch = async () => (there ??= await read());
  let awaited: ReturnType<typeof lazy<ComponentType<Props>>> | undefined;
  const wait = () =>
    (awaited ??= lazy(async () => {
      try {
        return { default: await fetch() };
      } catch (error) {
        // React remembers the failure as it would the file.
        throw new MissingPart(error, () => (awaited = undefined));
      }
    }));
  function Part(props: Props) {
    // The one that was drawn first stays: another would forget what it holds.
    const [View] = useState(() => there ?? wait());
    return <View {...props} />;
  }
  return Object.assign(Part, {
    load: async () => {
      await fetch();
    },
    height,
  });
}

/** Whether a part has a file of its own to be fetched. */
export function isLate(part: unknown): part is Pick<Late<object>, 'load' | 'height'> {
  return typeof part === 'function' && 'load' in part;
}

/** The same for what is drawn with components of Material's: their theme comes along. */
export function lateThemed<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  height?: Height,
): Late<Props> {
  return late(async () => themed(read), height);
}

/** What is drawn with components of Material's, in the theme of the place where it stands; rejects without either. */
export async function themed<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ withTheme }, View] = await Promise.all([import('#engine/web/theme/material-theme.tsx'), read()]);
  return withTheme(View);
}
