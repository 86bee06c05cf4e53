// Keys of the generated labels. They are flat: a dot is part of the key (i18next runs with keySeparator: false).
export const labelKeys = {
  entity: (entity: string, number: 'one' | 'many') => `entity.${entity}.${number}` as const,
  field: (shape: string, path: string) => `field.${shape}.${path}` as const,
  help: (shape: string, path: string) => `help.${shape}.${path}` as const,
  option: (shape: string, path: string, value: string) => `option.${shape}.${path}.${value}` as const,
  group: (shape: string, group: string) => `group.${shape}.${group}` as const,
  action: (entity: string, action: string) => `action.${entity}.${action}` as const,
  actionDone: (entity: string, action: string) => `actionDone.${entity}.${action}` as const,
  actionHelp: (entity: string, action: string) => `actionHelp.${entity}.${action}` as const,
  preset: (entity: string, preset: string) => `preset.${entity}.${preset}` as const,
  role: (role: string) => `role.${role}` as const,
  navigation: (id: string) => `navigation.${id}` as const,
  /** Document title of a route that is not a list or record. */
  route: (name: string) => `route.${name}` as const,
} as const;
