declare module 'virtual:component-facts' {
  /** A file of stories below the title of a component: `ui/dados/ReportTable/Atos`. */
  export interface StoriesBelow {
    readonly name: string;
    /** Of its first story. */
    readonly id: string;
  }

  export interface ComponentFacts {
    /** As a screen writes it; none for what no screen imports. */
    readonly importLine?: string;
    /** As in the source: `color.accent`, `font.size.body`. */
    readonly tokens: readonly string[];
    readonly below: readonly StoriesBelow[];
  }

  /** By the path of the stories, relative to the root. */
  export const facts: Readonly<Record<string, ComponentFacts | undefined>>;
}

declare module 'virtual:screen-rules' {
  /** A rule of docs/regras. */
  export interface Rule {
    readonly number: string;
    /** In Markdown, with its source. */
    readonly words: string;
    /** `cobranca.md`. */
    readonly file: string;
  }

  export interface ScreenRules {
    /** In the order of the files. */
    readonly rules: readonly Rule[];
    /** By the title of a screen: places in `rules`. */
    readonly ofScreen: Readonly<Record<string, readonly number[] | undefined>>;
  }

  export const rules: ScreenRules['rules'];
  export const ofScreen: ScreenRules['ofScreen'];
}
