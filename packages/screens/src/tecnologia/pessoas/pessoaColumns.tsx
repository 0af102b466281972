import { type ModuleKey, moduleKeys, moduleNames } from '@vidas/api-client/shell/modules.ts';
import type { MudancaDaPessoa, Pessoa } from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const dates = { kind: 'dates' } as const;

const nomesDos = (modulos: readonly ModuleKey[]): string =>
  modulos.length === moduleKeys.length ? 'Todos' : modulos.map((key) => moduleNames[key]).join(', ');

/** Occupation, followed by the seller code if there is one. */
const cargoEscrito = ({ cargo, vendedor }: Pessoa): string =>
  vendedor === null ? cargo : `${cargo} · vendedor ${vendedor}`;

const pessoa = columnsOf<Pessoa>();

/** People who sign in, with their modules and whether they still may. */
export const pessoaColumns = [
  pessoa.field('login', { header: 'Login', filter: text, footer: 'count', isWhole: true }),
  pessoa.field('nome', { header: 'Nome', filter: text }),
  pessoa.computed('situacao', ({ ativo }) => (ativo ? 'Ativo' : 'Desativado'), {
    header: 'Situação',
    filter: exact,
    isWhole: true,
    cell: ({ ativo }, marked) => <Tag tone={ativo ? 'positive' : 'neutral'}>{marked}</Tag>,
  }),
  pessoa.computed('modulos', ({ modulos }) => nomesDos(modulos), { header: 'Módulos', filter: text }),
  pessoa.computed('cargo', cargoEscrito, { header: 'Cargo', filter: text }),
  pessoa.field('ultimaEntrada', { header: 'Última entrada', format: 'dateTime', filter: dates }),
];

const mudanca = columnsOf<MudancaDaPessoa>();

/** Changes to a person, with author and moment. */
export const mudancaColumns = [
  mudanca.field('em', { header: 'Quando', format: 'dateTime', filter: dates }),
  mudanca.field('quem', { header: 'Quem mudou', filter: text, footer: 'count' }),
  mudanca.field('aprovador', { header: 'Quem aprovou', filter: text }),
  mudanca.field('mudanca', { header: 'O que mudou', filter: exact }),
  mudanca.field('detalhe', { header: 'Antes e depois', filter: text }),
];
