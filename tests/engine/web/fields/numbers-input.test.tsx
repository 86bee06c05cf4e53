// Several numbers in one field, as people of a language write them.
import { Suspense, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { integers } from '#engine/kinds/integers/integers-view.tsx';
import { numbers } from '#engine/kinds/numbers/numbers-view.tsx';
import type { FieldView, WidgetProps } from '#engine/kinds/view.ts';
import type { Language } from '#engine/model/text.ts';
import { createI18n } from '#engine/web/i18n/i18n.ts';

async function open({ Widget }: FieldView, language: Language, partErrors: WidgetProps['partErrors'] = {}) {
  const given: unknown[] = [];
  function Form() {
    const [value, setValue] = useState<unknown>([1.5]);
    if (Widget === null) return null;
    return (
      <Widget
        shape="book"
        field={{ name: 'pages', path: 'pages', kind: 'numbers' } as WidgetProps['field']}
        id="pages"
        label="Pages"
        hideLabel={false}
        value={value}
        onChange={(next) => {
          given.push(next);
          setValue(next);
        }}
        required={false}
        invalid={false}
        describedBy={undefined}
        partErrors={partErrors}
        valueOf={() => undefined}
      />
    );
  }
  render(
    <I18nextProvider i18n={await createI18n(language)}>
      <Suspense>
        <Form />
      </Suspense>
    </I18nextProvider>,
  );
  return { input: await screen.findByRole('combobox', { name: 'Pages' }), given, user: userEvent.setup() };
}

it('are typed with the decimal mark of the language, one by one or pasted, each as often as it stands', async () => {
  const { input, given, user } = await open(numbers, 'pt');
  expect(screen.getByRole('button', { name: '1,5' })).toBeInTheDocument();
  await user.click(input);
  await user.keyboard('2,25{Enter}');
  await user.paste('1,5; 1.000\t-3');
  await user.tab();
  expect(given.at(-1)).toEqual([1.5, 2.25, 1.5, 1000, -3]);
});

it('keep what is no number, for the check to name', async () => {
  const { input, given, user } = await open(integers, 'en', { 0: 'Enter a whole number' });
  expect(input).toHaveAccessibleDescription('1.5: Enter a whole number');
  await user.click(input);
  await user.keyboard('abc{Enter}7{Enter}');
  expect(given.at(-1)).toEqual([1.5, 'abc', 7]);
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(given.at(-1)).toBeUndefined();
});
