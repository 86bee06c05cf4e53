import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';

/** The product's mark, which the page itself holds (src/engine/build/first-paint.ts). */
export function markAddress(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
}

/** Decoration beside a name. */
export function Logo({ size = 32 }: { readonly size?: number }) {
  return <img src={markAddress()} alt="" width={size} height={size} className="mark" />;
}

/** The mark and the organisation's name, as a bar begins. */
export function Brand({ named = true }: { readonly named?: boolean }) {
  const organization = useOrganizationName();
  return (
    <div className="brand">
      <Logo />
      {named && <span className="cut">{organization}</span>}
    </div>
  );
}

const year = new Date().getFullYear();

/** Whose it is, for the foot of a page. */
export function copyright(owner: string): string {
  return `© ${year} ${owner}`;
}
