// One text in each content language: tabs, with missing languages marked.
import { useState } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { showText, type WidgetProps } from '../view.ts';
import { TabList } from '#engine/web/kit/tab-list.tsx';
import { TextInput } from '#engine/web/fields/text-input.tsx';
import { languagesOf, translationsOf } from './translated.ts';

/** Texts that may be longer than this get several rows. */
const oneLine = 200;

export function TranslatedInput({ widget }: { readonly widget: WidgetProps }) {
  const t = useText();
  const languages = languagesOf(widget.field);
  const [first = ''] = languages;
  const [active, setActive] = useState(first);
  const nameOf = (code: string) => t(labelKeys.field(widget.shape, `${widget.field.path}.${code}`));
  const texts = translationsOf(widget.value);
  const part = widget.field.fields?.find(({ name }) => name === active);
  const limit = part?.maxLength ?? widget.field.maxLength ?? 0;
  const setText = (text: string) => {
    const next = { ...texts, [active]: text === '' ? undefined : text };
    widget.onChange(Object.values(next).some((one) => one !== undefined) ? next : undefined);
  };
  const label = `${widget.label} (${nameOf(active)})`;
  const error = widget.partErrors[active];
  const { follows } = widget.field;
  const followed = follows !== undefined && active === first ? showText(widget.valueOf(follows)) : '';
  const required = (part?.required ?? false) && followed === '';
  const others = languages.filter((code) => code !== active && widget.partErrors[code] !== undefined);
  return (
    <Box
      role="group"
      aria-label={widget.label}
      sx={{ border: 1, borderColor: widget.invalid ? 'error.main' : 'divider', borderRadius: 1, p: 1.5, pt: 0 }}
    >
      <TabList
        className="narrow"
        label={widget.label}
        value={active}
        select={setActive}
        tabs={languages.map((code) => ({
          value: code,
          id: `${widget.id}__tab_${code}`,
          controls: `${widget.id}__panel`,
          isWrong: widget.partErrors[code] !== undefined,
          label: <LanguageLabel code={code} name={nameOf(code)} missing={(texts[code] ?? '') === ''} />,
        }))}
      />
      <div role="tabpanel" id={`${widget.id}__panel`} aria-labelledby={`${widget.id}__tab_${active}`}>
        <TextInput
          widget={{
            ...widget,
            label,
            required,
            invalid: widget.invalid || error !== undefined,
            describedBy: error === undefined ? widget.describedBy : `${widget.id}__part_error`,
          }}
          text={texts[active] ?? followed}
          onText={setText}
          {...(limit > oneLine && { rows: 3 })}
        />
        {error !== undefined && (
          <FormHelperText error id={`${widget.id}__part_error`}>
            {error}
          </FormHelperText>
        )}
      </div>
      {others.map((code) => (
        <FormHelperText key={code} error>
          {t('common.label', { label: nameOf(code) })} {widget.partErrors[code]}
        </FormHelperText>
      ))}
    </Box>
  );
}

interface LanguageLabelProps {
  readonly code: string;
  readonly name: string;
  readonly missing: boolean;
}

function LanguageLabel({ code, name, missing }: LanguageLabelProps) {
  const t = useText();
  return (
    <span title={name}>
      {code.toUpperCase()}
      {missing && (
        <Box
          component="span"
          role="img"
          aria-label={t('records.language.missing')}
          sx={{
            display: 'inline-block',
            ml: 0.75,
            width: 8,
            height: 8,
            borderRadius: '50%',
            border: 2,
            borderColor: 'warning.main',
          }}
        />
      )}
    </span>
  );
}
