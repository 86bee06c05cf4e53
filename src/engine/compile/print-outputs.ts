// All files of src/generated.
import type { Call } from '#engine/model/call.ts';
import { printBusiness } from './print-business.ts';
import { printConstraints } from './print-constraints.ts';
import { printDialect } from './print-dialect.ts';
import { printEditor } from './print-editor.ts';
import { printForms } from './print-forms.ts';
import { printMessages } from './print-messages.ts';
import { printModel } from './print-model.ts';
import { printOpenApi } from './print-openapi.ts';
import { printProduct } from './product.ts';
import { printRights } from './print-rights.ts';
import { printRoutes } from './print-routes.ts';
import { printTables } from './print-tables.ts';
import type { Output } from './print-text.ts';
import { printTypes } from './print-types.ts';
import { printValidators } from './print-validators.ts';
import type { Resolved } from './resolve.ts';

export async function printOutputs(resolved: Resolved, calls: readonly Call[] = []): Promise<Output[]> {
  const [types, validators] = await Promise.all([printTypes(resolved), printValidators(resolved)]);
  const outputs = [
    types,
    ...validators,
    ...printModel(resolved),
    ...printMessages(resolved),
    ...printForms(resolved),
    ...printRoutes(resolved),
    ...printTables(resolved),
    printConstraints(resolved),
    printOpenApi(resolved, calls),
    printRights(resolved),
    printBusiness(resolved.business),
    printProduct(resolved.product),
    printDialect(resolved.dialect),
    ...printEditor(resolved.editor),
  ];
  return outputs.sort((a, b) => (a.path < b.path ? -1 : 1));
}
