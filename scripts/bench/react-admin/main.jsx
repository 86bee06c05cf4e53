// As little as react-admin needs to show and edit the entities of entities.json with the calls of this product.
import jsonServer from 'ra-data-json-server';
import {
  Admin,
  BooleanField,
  BooleanInput,
  Datagrid,
  DateField,
  DateInput,
  DateTimeInput,
  Edit,
  fetchUtils,
  List,
  NumberField,
  NumberInput,
  Resource,
  SelectField,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import entities from './entities.json';

const http = (url, options = {}) =>
  fetchUtils.fetchJson(url, {
    ...options,
    user: { authenticated: true, token: `Bearer ${localStorage.getItem('jwt_token')}` },
  });

const choices = (field) => field.options.map((name) => ({ id: name, name }));
const money = { style: 'currency', currency: 'BRL' };

const views = {
  text: [TextField, TextInput],
  multiline: [TextField, TextInput, {}, { multiline: true }],
  email: [TextField, TextInput, {}, { type: 'email' }],
  url: [TextField, TextInput, {}, { type: 'url' }],
  integer: [NumberField, NumberInput],
  money: [NumberField, NumberInput, { options: money, transform: (value) => value / 100 }],
  date: [DateField, DateInput],
  dateTime: [DateField, DateTimeInput, { showTime: true }],
  boolean: [BooleanField, BooleanInput],
  choice: [SelectField, SelectInput],
};

function cell({ name, kind, ...field }) {
  const [Field, , props] = views[kind];
  return <Field key={name} source={name} {...props} {...(kind === 'choice' && { choices: choices(field) })} />;
}

function input({ name, kind, ...field }) {
  const [, Input, , props] = views[kind];
  return <Input key={name} source={name} {...props} {...(kind === 'choice' && { choices: choices(field) })} />;
}

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={jsonServer('/api', http)} disableTelemetry>
    {entities.map(({ collection, fields }) => (
      <Resource
        key={collection}
        name={collection}
        list={
          <List perPage={25} sort={{ field: 'name', order: 'ASC' }}>
            <Datagrid rowClick="edit">{fields.filter(({ list }) => list).map(cell)}</Datagrid>
          </List>
        }
        edit={
          <Edit mutationMode="pessimistic">
            <SimpleForm>{fields.map(input)}</SimpleForm>
          </Edit>
        }
      />
    ))}
  </Admin>,
);
