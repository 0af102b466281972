// The code of the page, which is bundled into it.
import type { Entry, Kind, PageData } from './data.ts';
import { button, byId, make, plain } from './dom.ts';
import { facts, KINDS, stories, VIEWS, type View } from './words.ts';

const { entries, key, approved: approvedBefore } = JSON.parse(byId('data').textContent ?? '') as PageData;
const approved = new Set(approvedBefore);
const main = byId('main');
const filter = byId<HTMLInputElement>('filter');
let kind: Kind | 'looks' | 'all' = entries.some((entry) => entry.kind !== 'code') ? 'looks' : 'all';
let view: View = 'side';
let isAfter = true;
let problem = '';

const isOf = (entry: Entry, one: typeof kind): boolean =>
  one === 'all' || (one === 'looks' ? entry.kind !== 'code' : entry.kind === one);
const shown = (): Entry[] =>
  entries.filter(
    (entry) =>
      isOf(entry, kind) &&
      plain(`${entry.title} ${entry.state} ${entry.id}`).includes(plain(filter.value.trim())),
  );
const addressOf = (entry: Entry) => `#${encodeURIComponent(entry.id)}`;
const current = (): Entry | undefined => {
  const id = decodeURIComponent(location.hash.slice(1));
  const list = shown();
  return list.find((entry) => entry.id === id) ?? list[0];
};

const markOf = (entry: Entry) =>
  approved.has(entry.id)
    ? make('span', { className: 'mark approved' }, 'Aprovada')
    : make('span', { className: `mark ${entry.kind}` }, KINDS[entry.kind]);

const drawList = () => {
  const list = shown();
  const chosen = current();
  const items: Node[] = [];
  let title = '';
  for (const entry of list) {
    if (entry.title !== title) items.push(make('li', { className: 'group' }, (title = entry.title)));
    const link = make('a', { href: addressOf(entry) }, make('span', {}, entry.state), markOf(entry));
    if (entry === chosen) link.setAttribute('aria-current', 'true');
    items.push(make('li', {}, link));
  }
  byId('list').replaceChildren(...items);
  byId('count').textContent =
    list.length === entries.length ? stories(list.length) : `${list.length} de ${stories(entries.length)}`;
  const choices = { looks: 'Outra imagem', ...KINDS, all: 'Todas' };
  const chips = (Object.keys(choices) as (typeof kind)[]).flatMap((one) => {
    const count = entries.filter((entry) => isOf(entry, one)).length;
    if (count === 0) return [];
    const choose = () => {
      kind = one;
      draw();
    };
    return [button(`${choices[one]} ${count}`, choose, kind === one)];
  });
  byId('kinds').replaceChildren(...chips);
  byId('list').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
};

const picture = (src: string, alt: string) => make('img', { src, alt });
const figure = (words: string, src: string, name: string) =>
  make(
    'figure',
    {},
    make(
      'figcaption',
      {},
      words,
      make(
        'a',
        { href: src, target: '_blank', rel: 'noopener', ariaLabel: `${words}: abrir inteira` },
        'abrir inteira',
      ),
    ),
    picture(src, `${name}: ${words.toLowerCase()}`),
  );

const sliding = (before: string, after: string, name: string) => {
  const over = make(
    'div',
    { className: 'over' },
    picture(before, `${name}: antes`),
    picture(after, `${name}: depois`),
  );
  const range = make('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    ariaLabel: 'Posição da cortina',
  });
  range.oninput = () => over.style.setProperty('--at', `${range.value}%`);
  return make(
    'div',
    { className: 'slide' },
    make('p', { className: 'count' }, 'À esquerda da linha, antes; à direita, depois.'),
    range,
    over,
  );
};

const stageOf = (entry: Entry): HTMLElement => {
  const name = `${entry.title}, ${entry.state}`;
  const { before, after, difference } = entry;
  if (before && after && difference && view !== 'side') {
    if (view === 'slide') return make('div', { className: 'stage' }, sliding(before, after, name));
    const [words, src] =
      view === 'difference' ? ['Diferença', difference] : isAfter ? ['Depois', after] : ['Antes', before];
    return make('div', { className: 'stage' }, figure(words, src, name));
  }
  if (!before && !after)
    return make('p', { className: 'empty' }, 'Esta história não tem imagem: veja-a na bancada.');
  return make(
    'div',
    { className: before && after ? 'stage side' : 'stage side single' },
    ...(before ? [figure('Antes', before, name)] : []),
    ...(after ? [figure(before || entry.kind !== 'code' ? 'Depois' : 'A mesma imagem', after, name)] : []),
  );
};

const go = (step: number) => {
  const list = shown();
  const chosen = current();
  if (!chosen) return;
  const next = list[(list.indexOf(chosen) + step + list.length) % list.length];
  if (next) location.hash = addressOf(next);
};

const approve = async (entry: Entry) => {
  problem = '';
  try {
    const answer = await fetch('/aprovar', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Chave': key ?? '' },
      body: JSON.stringify({ id: entry.id }),
    });
    const { erro } = (await answer.json()) as { erro?: string };
    if (erro === undefined) approved.add(entry.id);
    else problem = erro;
  } catch {
    problem = 'O servidor da revisão não responde: ele ainda está rodando no terminal?';
  }
  draw();
  main.querySelector<HTMLElement>('[role="status"]')?.focus();
};

const approval = (entry: Entry): Node[] => {
  if (problem) return [make('p', { className: 'command bad', role: 'alert' }, problem)];
  if (entry.kind !== 'pending' || approved.has(entry.id) || key !== undefined) return [];
  const line = `npm run review -- --approve "${entry.id}"`;
  const copy = button('Copiar', () => {
    void navigator.clipboard.writeText(line).then(
      () => (copy.textContent = 'Copiado'),
      () => (copy.textContent = 'Selecione e copie'),
    );
  });
  return [make('div', { className: 'command' }, 'Para aprovar:', make('code', {}, line), copy)];
};

const drawMain = () => {
  const entry = current();
  if (!entry) {
    const text =
      entries.length === 0
        ? 'Nenhuma história mudou desde esse commit.'
        : 'Nenhuma história com esse filtro.';
    main.replaceChildren(make('p', { className: 'empty' }, text));
    return;
  }
  const list = shown();
  const canCompare =
    entry.before !== undefined && entry.after !== undefined && entry.difference !== undefined;
  const views = make('div', { className: 'views', role: 'group', ariaLabel: 'Como comparar' });
  for (const one of canCompare ? (Object.keys(VIEWS) as View[]) : [])
    views.append(
      button(
        VIEWS[one],
        () => {
          view = one;
          drawMain();
        },
        view === one,
      ),
    );
  const canApprove = key !== undefined && entry.kind === 'pending' && !approved.has(entry.id);
  const sure = button('Aprovar', () => {
    sure.disabled = true;
    void approve(entry);
  });
  sure.className = 'main';
  main.replaceChildren(
    make('h2', {}, `${entry.title}: ${entry.state}`),
    make(
      'p',
      { className: 'facts' },
      markOf(entry),
      make('span', {}, facts(entry)),
      ...(entry.href
        ? [make('a', { href: entry.href, target: '_blank', rel: 'noopener' }, 'Abrir na bancada')]
        : []),
    ),
    make(
      'div',
      { className: 'tools' },
      views,
      make('span', { className: 'gap' }),
      ...(canApprove ? [sure] : []),
      button('Anterior', () => go(-1)),
      make(
        'span',
        { className: 'count', role: 'status', tabIndex: -1 },
        `${list.indexOf(entry) + 1} de ${list.length}`,
      ),
      button('Próxima', () => go(1)),
    ),
    ...approval(entry),
    stageOf(entry),
    ...(entry.files.length > 0
      ? [
          make(
            'section',
            { className: 'files' },
            'Arquivos que ela mostra e que mudaram:',
            make('ul', {}, ...entry.files.map((file) => make('li', {}, make('code', {}, file)))),
          ),
        ]
      : []),
    make(
      'p',
      { className: 'keys' },
      make('kbd', {}, '←'),
      ' e ',
      make('kbd', {}, '→'),
      ' mudam de história, ',
      make('kbd', {}, 'espaço'),
      ' alterna entre antes e depois.',
    ),
  );
};

const draw = () => {
  drawList();
  drawMain();
};

const themeButton = byId('theme');
const setTheme = (isDark: boolean) => {
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  themeButton.textContent = isDark ? 'Tema claro' : 'Tema escuro';
};
themeButton.onclick = () => setTheme(document.documentElement.dataset.theme !== 'dark');
setTheme(matchMedia('(prefers-color-scheme: dark)').matches);

const measure = () =>
  document.documentElement.style.setProperty(
    '--head',
    `${document.querySelector('header')?.offsetHeight ?? 57}px`,
  );
addEventListener('resize', measure);
measure();

filter.oninput = draw;
addEventListener('hashchange', () => {
  problem = '';
  isAfter = true;
  draw();
  main.scrollTop = 0;
});
addEventListener('keydown', (event) => {
  const isIn = (selector: string) => event.target instanceof Element && event.target.matches(selector);
  if (event.ctrlKey || event.metaKey || event.altKey || isIn('input')) return;
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 1 : -1);
  } else if (event.key === ' ' && !isIn('button')) {
    event.preventDefault();
    // The first press shows what was there before.
    isAfter = view === 'flicker' ? !isAfter : false;
    view = 'flicker';
    drawMain();
  }
});
draw();
