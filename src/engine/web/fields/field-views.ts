// The one table of kinds on screens: a kind of src/engine/model/field-kinds.ts without a row here does not compile.
import type { FieldKind } from '#engine/model/field-kinds.ts';
import { boolean } from './boolean.tsx';
import { children } from './children.tsx';
import { choice } from './choice.tsx';
import { choices } from './choices.tsx';
import { cnpj } from './cnpj.tsx';
import { code } from './code.tsx';
import { color } from './color.tsx';
import { country } from './country.tsx';
import { cpfOrCnpj } from './cpf-or-cnpj.tsx';
import { cpf } from './cpf.tsx';
import { dateTime } from './date-time.tsx';
import { date } from './date.tsx';
import { email } from './email.tsx';
import type { FieldView } from './field-view.ts';
import { id } from './id.tsx';
import { integer } from './integer.tsx';
import { json } from './json.tsx';
import { list } from './list.tsx';
import { money } from './money.tsx';
import { multiline } from './multiline.tsx';
import { number } from './number.tsx';
import { object } from './object.tsx';
import { password } from './password.tsx';
import { percentage } from './percentage.tsx';
import { phone } from './phone.tsx';
import { reference } from './reference.tsx';
import { references } from './references.tsx';
import { snapshot } from './snapshot.tsx';
import { strings } from './strings.tsx';
import { text } from './text.tsx';
import { timeOfDay } from './time-of-day.tsx';
import { timeZone } from './time-zone.tsx';
import { translated } from './translated.tsx';
import { url } from './url.tsx';
import { zipCode } from './zip-code.tsx';

const table = {
  text,
  multiline,
  code,
  email,
  url,
  phone,
  cpf,
  cnpj,
  cpfOrCnpj,
  zipCode,
  country,
  timeZone,
  color,
  password,
  choice,
  choices,
  boolean,
  integer,
  number,
  money,
  percentage,
  date,
  dateTime,
  timeOfDay,
  id,
  reference,
  references,
  snapshot,
  translated,
  object,
  list,
  strings,
  json,
  children,
} satisfies Record<FieldKind, FieldView>;

export const fieldViews: Readonly<Record<FieldKind, FieldView>> = table;
