declare module 'virtual:component-facts' {
  /** A file of stories below the title of a component: `ui/dados/ReportTable/Atos`. */
  export interface StoriesBelow {
    readonly name: string;
    /** Id of its first story. */
    readonly id: string;
  }

  export interface ComponentFacts {
    /** Import line for a screen; absent when no screen imports it. */
    readonly importLine?: string;
    /** Names as in the source: `color.accent`, `font.size.body`. */
    readonly tokens: readonly string[];
    readonly below: readonly StoriesBelow[];
  }

  /** Facts by the path of the stories, relative to the root. */
  export const facts: Readonly<Record<string, ComponentFacts | undefined>>;
}

declare module 'virtual:screen-rules' {
  /** A rule of docs/regras. */
  export interface Rule {
    readonly number: string;
    /** Markdown, with its source. */
    readonly words: string;
    /** `cobranca.md`. */
    readonly file: string;
  }

  export interface ScreenRules {
    /** Rules in the order of the files. */
    readonly rules: readonly Rule[];
    /** Indexes in `rules`, by the title of a screen. */
    readonly ofScreen: Readonly<Record<string, readonly number[] | undefined>>;
  }

  export const rules: ScreenRules['rules'];
  export const ofScreen: ScreenRules['ofScreen'];
}
