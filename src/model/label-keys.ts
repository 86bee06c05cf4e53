// Keys of the generated labels. They are flat: a dot is part of the key (i18next runs with keySeparator: false).
export const labelKeys = {
  entity: (entity: string, number: 'one' | 'many') => `entity.${entity}.${number}`,
  field: (shape: string, path: string) => `field.${shape}.${path}`,
  help: (shape: string, path: string) => `help.${shape}.${path}`,
  option: (shape: string, path: string, value: string) => `option.${shape}.${path}.${value}`,
  group: (shape: string, group: string) => `group.${shape}.${group}`,
  action: (entity: string, action: string) => `action.${entity}.${action}`,
  actionDone: (entity: string, action: string) => `actionDone.${entity}.${action}`,
  actionHelp: (entity: string, action: string) => `actionHelp.${entity}.${action}`,
  preset: (entity: string, preset: string) => `preset.${entity}.${preset}`,
  role: (role: string) => `role.${role}`,
  navigation: (id: string) => `navigation.${id}`,
  /** Document title of a route that is not a list or record. */
  route: (name: string) => `route.${name}`,
} as const;
