import type { Plugin } from 'vite';
import { readStories, type Story } from '../scripts/stories-read.ts';

/**
 * Names on screen for stories whose export name occurs in several files, or that a function makes; all others carry their own.
 */
export const sharedNames: Readonly<Record<string, string | undefined>> = {
  Default: 'Padrão',
  Dark: 'Escuro',
  Narrow: 'Celular',
  LongText: 'Texto longo',
  Loading: 'Carregando',
  Failed: 'Falhou',
  Empty: 'Vazio',
  OneRow: 'Uma linha',
  ManyRows: 'Muitas linhas',
  Forbidden: 'Sem permissão',
  NoResult: 'Sem resultado',
  WithError: 'Com erro',
  Disabled: 'Desativado',
  Filled: 'Preenchido',
  NotAskedYet: 'Sem pergunta',
  Offline: 'Sem rede',
  ByKeyboard: 'Pelo teclado',
  Open: 'Aberto',
  Large: 'Grande',
  Pasted: 'Colado',
  Downloads: 'Baixa o arquivo',
  Refused: 'Recusado',
  NegativeValues: 'Valores negativos',
  Cleared: 'Limpo',
  OpenDark: 'Aberto, escuro',
  OpenPhone: 'Aberto, celular',
  Shortcuts: 'Atalhos',
  CardsFollowTheFilter: 'Os cartões seguem o filtro',
  NotSaved: 'Não gravado',
  SomebodyWasFaster: 'Alguém foi antes',
  LeadsToTheRows: 'Leva às linhas',
  SendingFails: 'O envio falha',
  OtherOccupation: 'Outra ocupação',
  Vendedor: 'Vendedor',
  AllTones: 'Todos os tons',
  Gaps: 'Meses sem valor',
  InANativeForm: 'Em um formulário nativo',
  InADialog: 'Em um diálogo',
  LeadsToTheList: 'Leva à lista',
  Comparing: 'Comparando',
  NoFiles: 'Sem arquivos',
  Waiting: 'Aguardando',
  IsCorrected: 'É corrigido',
  WrongEnding: 'Outra extensão',
  NoAnswer: 'Sem resposta',
  OpensTheRecord: 'Abre a ficha',
  InsurersFailed: 'As operadoras falharam',
  Competencias: 'Competências',
  NotSearchedYet: 'Antes da busca',
  RefreshesItself: 'Atualiza-se sozinha',
  AddingFails: 'Adicionar falha',
  History: 'Histórico',
  Filtered: 'Filtrado',
  OrderAndPages: 'Ordem e páginas',
  Detail: 'Detalhe',
  Folded: 'Recolhido',
  AsSeller: 'Como vendedora',
  SemComissao: 'Sem comissão',
  Saves: 'Grava',
  RefusedByTheServer: 'Recusado pelo servidor',
  AsksBeforeLeaving: 'Pergunta antes de sair',
  Pressed: 'Pressionado',
  Pending: 'Em andamento',
  Wide: 'Largo',
  Horizontal: 'Na horizontal',
  Money: 'Dinheiro',
  Percent: 'Percentual',
  AllZero: 'Tudo zero',
  TypedShort: 'Digitado curto',
  OutsideLimits: 'Fora dos limites',
  Picked: 'Escolhido no calendário',
  EndBeforeStart: 'Fim antes do início',
  WholePeriodPasted: 'Período inteiro colado',
  DayThatDoesNotExist: 'Dia que não existe',
  ClosedByEscape: 'Fechado com Esc',
  NotDismissable: 'Não se fecha sozinho',
  Undone: 'Desfeito',
  Chosen: 'Escolhido',
  Done: 'Concluído',
  Removed: 'Removido',
  Calculando: 'Calculando',
  Cancelando: 'Cancelando',
  Interrompida: 'Interrompida',
  Falhou: 'O cálculo falhou',
  Sending: 'Enviando',
  Cancelling: 'Cancelando',
  Interrupted: 'Interrompido',
};

/** The name of a story on screen, in Portuguese; undefined without one. */
export const shownName = ({ name, shownAs }: Story): string | undefined => shownAs ?? sharedNames[name];

/** One line for each story whose English export name would be on screen. */
export const missingNames = (files: readonly { path: string; stories: readonly Story[] }[]): string[] =>
  files.flatMap(({ path, stories }) =>
    stories
      .filter((story) => shownName(story) === undefined)
      .map(({ name }) => `${path}: falta \`name: '…'\`, em português, na história ${name}`),
  );

/** Writes the shared names into the stories while they load; the workbench's index uses the same table. */
export const storyNamesPlugin = (): Plugin => ({
  name: 'vidas:story-names',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code, id) => {
      const named = readStories(id, code).stories.filter(
        (story) => story.shownAs === undefined && shownName(story) !== undefined,
      );
      const lines = named.map((story) => `${story.name}.storyName = ${JSON.stringify(shownName(story))};`);
      return { code: [code, ...lines].join('\n'), map: null };
    },
  },
});
