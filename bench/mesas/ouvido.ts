// Ear at a page: the accessibility tree as text. No reader speaks here: how one words it, and in which order it queues it, is its own.
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly value?: { readonly value: string | number };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

const palavras: Readonly<Record<string, string>> = {
  heading: 'título',
  button: 'botão',
  link: 'link',
  textbox: 'campo',
  combobox: 'campo com lista',
  checkbox: 'caixa de marcar',
  radio: 'opção',
  tab: 'aba',
  dialog: 'janela',
  alertdialog: 'pergunta',
  region: 'região',
  form: 'formulário',
  group: 'grupo',
  radiogroup: 'grupo',
  list: 'lista',
  tabpanel: 'painel',
  table: 'tabela',
  grid: 'tabela',
  row: 'linha',
  spinbutton: 'campo',
  DisclosureTriangle: 'dobra',
};

/** Names of these are said when the focus enters them. */
const lugares = new Set([
  'dialog',
  'alertdialog',
  'region',
  'form',
  'group',
  'radiogroup',
  'list',
  'tabpanel',
  'grid',
  'table',
  'row',
]);

/** Said whole, with nothing of what is inside. */
const inteiros = new Set(['heading', 'button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'tab']);

const roleOf = ({ role }: AxNode): string => role?.value ?? '';
const nameOf = ({ name }: AxNode): string => (name?.value ?? '').replaceAll(/\s+/g, ' ').trim();
const propertyOf = ({ properties = [] }: AxNode, name: string): unknown =>
  properties.find((each) => each.name === name)?.value.value;

const wordOf = (node: AxNode): string => palavras[roleOf(node)] ?? roleOf(node);

/** 'Nome da mãe, campo, erro; Falta o nome da mãe.' */
const sayNode = (node: AxNode): string => {
  const role = roleOf(node);
  const level = propertyOf(node, 'level');
  const checked = propertyOf(node, 'checked');
  const value = String(node.value?.value ?? '');
  const words = [
    nameOf(node),
    role === 'heading' ? `título nível ${String(level)}` : wordOf(node),
    checked === 'true' && (role === 'radio' ? 'escolhida' : 'marcada'),
    checked === 'false' && 'não marcada',
    propertyOf(node, 'disabled') === true && 'não se usa agora',
    propertyOf(node, 'required') === true && 'obrigatório',
    propertyOf(node, 'invalid') === 'true' && 'com erro',
    role === 'textbox' && (value === '' ? 'em branco' : `“${value}”`),
    propertyOf(node, 'keyshortcuts') && `tecla ${String(propertyOf(node, 'keyshortcuts'))}`,
  ];
  const description = (node.description?.value ?? '').trim();
  return [words.filter(Boolean).join(', '), description].filter(Boolean).join('; ');
};

interface Arvore {
  readonly nodes: readonly AxNode[];
  readonly byId: ReadonlyMap<string, AxNode>;
}

const treeOf = async (client: CDPSession): Promise<Arvore> => {
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: readonly AxNode[];
  };
  return { nodes, byId: new Map(nodes.map((node) => [node.nodeId, node])) };
};

const pathOf = (tree: Arvore, node: AxNode): AxNode[] => {
  const parent = tree.byId.get(node.parentId ?? '');
  return parent ? [...pathOf(tree, parent), node] : [node];
};

const readOn = (tree: Arvore, node: AxNode): string[] => {
  const role = roleOf(node);
  if (!node.ignored && inteiros.has(role)) return [sayNode(node)];
  if (!node.ignored && role === 'StaticText') return nameOf(node) === '' ? [] : [nameOf(node)];
  return (node.childIds ?? []).flatMap((id) => {
    const child = tree.byId.get(id);
    return child ? readOn(tree, child) : [];
  });
};

/** Keeps, in the order in which they happen, each change of a live region and each move of the focus. */
const listen = (): void => {
  const heard: { kind: 'viva' | 'foco'; text: string }[] = [];
  (window as unknown as { heard: typeof heard }).heard = heard;
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"]), output';
  document.addEventListener('focusin', () => heard.push({ kind: 'foco', text: '' }), true);
  new MutationObserver((records) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const place = target instanceof Element ? target : target.parentElement;
      const region = place?.closest(live);
      if (region) regions.add(region);
      // An alert speaks as it comes; a status that comes with its words does not.
      for (const added of addedNodes)
        if (added instanceof Element)
          for (const alert of [added, ...added.querySelectorAll('[role="alert"]')])
            if (alert.matches('[role="alert"]')) regions.add(alert);
    }
    for (const region of regions) {
      const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text !== '') heard.push({ kind: 'viva', text });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Sentences of one gesture. */
export interface Dito {
  readonly gesto: string;
  readonly frases: readonly string[];
}

export interface Ouvido {
  /** Makes a gesture and writes down what comes of it. */
  readonly hears: (gesto: string, make: () => Promise<unknown>) => Promise<Dito>;
  /** All that stands below the focus, to the end of its region. */
  readonly reads: () => Promise<Dito>;
}

/** Time without a word after which nothing more comes. */
const QUIET_MS = 1_500;

export const ouvidoAt = async (page: Page): Promise<Ouvido> => {
  const client = await page.context().newCDPSession(page);
  await page.evaluate(listen);
  let before = new Set<string>();
  const focused = async (): Promise<{ tree: Arvore; node: AxNode | undefined }> => {
    const tree = await treeOf(client);
    const all = tree.nodes.filter((node) => propertyOf(node, 'focused') === true);
    return { tree, node: all.findLast((node) => roleOf(node) !== 'RootWebArea') };
  };
  const sayFocus = async (): Promise<string> => {
    const { tree, node } = await focused();
    if (!node) return 'foco: em nada';
    const path = pathOf(tree, node)
      .slice(0, -1)
      .filter((each) => !each.ignored && lugares.has(roleOf(each)) && nameOf(each) !== '');
    const entered = path.filter(({ nodeId }) => !before.has(nodeId));
    before = new Set(path.map(({ nodeId }) => nodeId));
    return `foco: ${[...entered.map((each) => `${wordOf(each)} ${nameOf(each)}`), sayNode(node)].join(' › ')}`;
  };
  return {
    hears: async (gesto, make) => {
      await page.evaluate(() => {
        (window as unknown as { heard: unknown[] }).heard.length = 0;
      });
      await make();
      let heard: { kind: string; text: string }[] = [];
      for (let before = -1; before < heard.length;) {
        before = heard.length;
        // oxlint-disable-next-line no-await-in-loop
        await wait(QUIET_MS);
        // oxlint-disable-next-line no-await-in-loop
        await page.waitForLoadState('networkidle');
        // oxlint-disable-next-line no-await-in-loop
        heard = await page.evaluate(
          () => (window as unknown as { heard: { kind: string; text: string }[] }).heard,
        );
      }
      const last = heard.findLastIndex(({ kind }) => kind === 'foco');
      const foco = last === -1 ? [] : [await sayFocus()];
      const frases = heard.flatMap(({ kind, text }, at) =>
        kind === 'viva' ? [`anúncio: ${text}`] : at === last ? foco : [],
      );
      return { gesto, frases: frases.length > 0 ? frases : ['nada'] };
    },
    reads: async () => {
      const { tree, node } = await focused();
      const region = node
        ? pathOf(tree, node).findLast((each) =>
            ['main', 'region', 'dialog', 'alertdialog'].includes(roleOf(each)),
          )
        : undefined;
      return { gesto: 'ler adiante', frases: region ? [readOn(tree, region).join(' · ')] : ['nada'] };
    },
  };
};
