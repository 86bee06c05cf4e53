// All files of src/generated: what the product runs on, and what describes it.
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

/** What server and pages import. */
export async function printOutputs(resolved: Resolved): Promise<Output[]> {
  return [
    ...(await printValidators(resolved)),
    ...printModel(resolved),
    ...printMessages(resolved),
    ...printForms(resolved),
    ...printRoutes(resolved),
    ...printTables(resolved),
    printConstraints(resolved),
    printBusiness(resolved.business),
    printProduct(resolved.product),
  ];
}

/** What is read by people, their editors and other programs: nothing runs on it, and it takes as long as all the rest. */
export async function printDescriptions(resolved: Resolved, calls: readonly Call[] = []): Promise<Output[]> {
  return [
    await printTypes(resolved),
    printOpenApi(resolved, calls),
    printRights(resolved),
    printDialect(resolved.dialect),
    ...printEditor(resolved.editor),
  ];
}
