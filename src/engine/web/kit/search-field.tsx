import { useId, type ComponentProps, type ReactNode } from 'react';
import Search from '@mui/icons-material/Search';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Read out; seen as the placeholder. */
  readonly label: string;
  /** On a bar: a ground of its own in place of an edge. */
  readonly quiet?: boolean;
  /** After what is typed. */
  readonly end?: ReactNode;
}

/** Words that are searched for; drawn by kit.css. */
export function SearchField({ label, quiet = false, end, className = '', ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={`search-field${quiet ? ' quiet' : ''} ${className}`.trimEnd()}>
      <label htmlFor={id}>
        <Search fontSize="small" />
      </label>
      <input id={id} type="search" placeholder={label} aria-label={label} aria-keyshortcuts="/" {...input} />
      {end}
    </div>
  );
}
