// Written by "npm run generate" from schemas/; edit those and run it again.
import type { ValidateFunction } from 'ajv';

export declare const validate: ValidateFunction;
