// rjsf with the MUI theme and our templates: messages on the inputs themselves, no headings out of order, list buttons
// with names of their own.
import { withTheme } from '@rjsf/core';
import { Theme } from '@rjsf/mui';
import type { Values } from './form-store.ts';
import { FieldTemplate } from './field-template.tsx';
import { ItemTemplate } from './item-template.tsx';
import { KindField } from './kind-field.tsx';
import { ListTemplate } from './list-template.tsx';
import { ObjectTemplate } from './object-template.tsx';
import { kindFieldName } from './ui-schema.ts';

/** What is drawn of a form, by its parts. */
export const kitTheme = {
  ...Theme,
  fields: { ...Theme.fields, [kindFieldName]: KindField },
  templates: {
    ...Theme.templates,
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: ItemTemplate,
  },
};

export const KitForm = withTheme<Values>(kitTheme);
