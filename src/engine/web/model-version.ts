/** How often the model changed under this page: never, but in the development server (follow-model.ts). */
export const modelVersion = { current: 0 };
