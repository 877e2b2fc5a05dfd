/** Where a visitor who is still typing may want to go; `kind` says what is there. */
export type Suggestion = { label: string; kind: string; href: string };
