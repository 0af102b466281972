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
