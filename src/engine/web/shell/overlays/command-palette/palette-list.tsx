import { memo, type SyntheticEvent } from 'react';
import type { SearchOption, SearchSection } from '#engine/web/shell/search/search-option.ts';

interface PaletteListProps {
  readonly id: string;
  readonly sections: readonly SearchSection[];
  /** Index of the active option among those of all sections. */
  readonly current: number;
  readonly optionId: (option: SearchOption) => string;
  /** The pointer is on an option. */
  readonly point: (id: string) => void;
  readonly choose: (option: SearchOption) => void;
}

export function PaletteList({ id, sections, current, optionId, point, choose }: PaletteListProps) {
  const all = sections.flatMap(({ options }) => options);
  const pressed = (event: SyntheticEvent) => {
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null;
    return all.find((each) => optionId(each) === option?.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- one listener for all options; focus and keys are the field’s
    <div
      id={id}
      role="listbox"
      aria-label={sections.map(({ title }) => title).join(', ')}
      className="palette-options"
      // The field keeps the focus while the pointer chooses.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => {
        const option = pressed(event);
        if (option !== undefined && option !== all[current]) point(option.id);
      }}
      onClick={(event) => {
        const option = pressed(event);
        if (option !== undefined) choose(option);
      }}
    >
      {sections.map(({ id: section, title, options }) => (
        <div key={section} role="group" aria-labelledby={`${id}-${section}`}>
          <div id={`${id}-${section}`} role="presentation">
            {title}
          </div>
          {options.map((option) => (
            <Option key={option.id} {...option} elementId={optionId(option)} selected={option === all[current]} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Omit<SearchOption, 'run'> {
  readonly elementId: string;
  readonly selected: boolean;
}

/** Drawn anew when it reads otherwise: options are made for each key, and most are those of the key before. */
const Option = memo(
  function Option({ elementId, label, detail, icon, selected }: OptionProps) {
    return (
      <div ref={selected ? bringIntoView : undefined} role="option" id={elementId} aria-selected={selected}>
        {icon}
        <span>
          <span>{label}</span>
          {detail !== undefined && <small title={detail}>{detail}</small>}
        </span>
      </div>
    );
  },
  (before, { elementId, label, detail, selected }) =>
    before.elementId === elementId &&
    before.label === label &&
    before.detail === detail &&
    before.selected === selected,
);

/** As a ref: called for the option that has become the active one. */
function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
