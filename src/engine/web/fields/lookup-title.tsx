import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import type { Lookup } from '#engine/model/link.ts';
import { useKnownTitles, useTitles } from './reference-titles.tsx';

interface LookupTitleProps {
  readonly lookup: Lookup;
  readonly value: string;
}

/** What the record is called that has the value; the value itself where there is none that the reader may see. */
export function LookupTitle({ lookup, value }: LookupTitleProps) {
  const known = useKnownTitles(lookup.entity, lookup.value);
  return known === undefined ? (
    <AskedTitle key={value} lookup={lookup} value={value} />
  ) : (
    <Title value={value} text={known(value)} />
  );
}

/** Nobody above has asked for it. */
function AskedTitle({ lookup, value }: LookupTitleProps) {
  const [text] = useTitles(lookup.entity, [value], lookup.value);
  return <Title value={value} text={text} />;
}

function Title({ value, text }: { readonly value: string; readonly text: string | undefined }) {
  if (text === undefined) return <Skeleton width={120} aria-busy="true" />;
  return <>{text === '' ? value : text}</>;
}
