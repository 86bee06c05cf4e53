// A dialog with one field: type, choose by arrow keys or pointer, Enter. A combobox over a list in groups (WAI-ARIA);
// the focus stays in the field.
import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import Search from '@mui/icons-material/Search';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useText } from '#engine/web/i18n/use-text.ts';
import { focusOnMount } from '#engine/web/kit/focus-on-mount.ts';
import { Dialog } from '#engine/web/kit/overlays.tsx';
import type { OverlayProps } from '../overlay-context.ts';
import { PaletteList } from './palette-list.tsx';
import type { SearchOption } from '#engine/web/shell/search/search-option.ts';
import { mayName, useEnter } from '#engine/web/shell/search/use-enter.ts';
import { useOffered, usePalette, type Offered } from './use-palette.tsx';

export function CommandPalette({ close, ahead }: OverlayProps) {
  const text = useText();
  const id = useId();
  const offered = useOffered();
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          sx: {
            mt: { xs: 2, sm: 10 },
            mx: { xs: 1, sm: 4 },
            width: { xs: 'calc(100% - 16px)', sm: '100%' },
            maxHeight: 'min(560px, calc(100% - 96px))',
          },
        },
      }}
    >
      <h2 id={`${id}-title`} style={visuallyHidden}>
        {text('palette.title')}
      </h2>
      <Palette id={id} offered={offered} close={close} ahead={ahead} />
    </Dialog>
  );
}

interface PaletteProps extends OverlayProps {
  readonly id: string;
  readonly offered: Offered;
}

/** What a key draws anew; the dialog around it and what is always offered stay. */
function Palette({ id, offered, close, ahead }: PaletteProps) {
  const text = useText();
  const [typed, setTyped] = useState(() => ahead.current);
  const [active, setActive] = useState<string>();
  const { sections, searching, problem } = usePalette(typed, offered);
  const options = sections.flatMap((section) => section.options);
  const at = options.findIndex((option) => option.id === active);
  const current = Math.max(0, at);
  const chosen = options[current];
  const choose = (option: SearchOption | undefined) => {
    if (option === undefined) return;
    // Closed first: the focus goes back to where it was, and from there to where the choice leads.
    flushSync(close);
    option.run();
  };
  const { enter, forget } = useEnter({
    searching,
    option: chosen,
    mayBeNamed: active === undefined && mayName(typed),
    choose,
  });
  const move = (to: number) => setActive(options[(to + options.length) % options.length]?.id);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(current + 1),
    ArrowUp: () => move(current - 1),
    Enter: enter,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const press = keys[event.key];
    if (press === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    press();
  };
  const change = (next: string) => {
    setTyped(next);
    setActive(undefined);
    forget();
  };
  // By name: those that stay when others come before them are not drawn anew.
  const optionId = (option: SearchOption) => `${id}-option-${option.id}`;
  const expanded = options.length > 0;
  const count = options.length;
  const status = searching ? text('palette.searching') : problem;
  return (
    <>
      <label className="palette-field">
        <Search aria-hidden />
        <input
          value={typed}
          placeholder={text('palette.hint')}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          ref={focusOnMount}
          role="combobox"
          aria-label={text('palette.title')}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? `${id}-list` : undefined}
          aria-activedescendant={chosen && optionId(chosen)}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <div className={searching ? 'palette-line busy' : 'palette-line'} />
      {expanded && (
        <PaletteList
          id={`${id}-list`}
          sections={sections}
          current={current}
          optionId={optionId}
          point={setActive}
          choose={choose}
        />
      )}
      <div className="palette-foot">
        <output>{status ?? text(count === 0 ? 'palette.none' : 'palette.results', { count })}</output>
        <span aria-hidden>{text('palette.keys')}</span>
      </div>
    </>
  );
}
