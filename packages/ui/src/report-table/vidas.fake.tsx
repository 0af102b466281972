import { Tag } from '../tag/Tag.tsx';
import { columnsOf } from './columns.ts';

/** An invented beneficiary for the stories. */
export interface Vida {
  readonly matricula: string;
  readonly nome: string;
  readonly titular: string | null;
  readonly plano: string;
  readonly ativacao: string;
  readonly status: 'Ativo' | 'Cancelado';
  readonly mensalidadeCents: number;
  readonly descontoCents: number | null;
  readonly vendedor: string;
  readonly cco: string | null;
}

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const { field } = columnsOf<Vida>();

/** The columns of the drawing. */
export const vidaColumns = [
  field('matricula', { header: 'Matrícula', filter: text, footer: 'count' }),
  field('nome', { header: 'Nome', filter: text, width: 14 }),
  field('titular', { header: 'Titular', filter: text }),
  field('plano', { header: 'Tipo do plano', filter: exact }),
  field('ativacao', { header: 'Ativação', format: 'date' }),
  field('status', {
    header: 'Status',
    filter: exact,
    footer: (rows) => {
      const count = rows.filter(({ status }) => status === 'Ativo').length;
      return count === 1 ? '1 ativo' : `${count.toLocaleString('pt-BR')} ativos`;
    },
    cell: ({ status }, marked) => <Tag tone={status === 'Ativo' ? 'positive' : 'negative'}>{marked}</Tag>,
  }),
  field('mensalidadeCents', { header: 'Mensalidade', format: 'money', footer: 'sum', principal: true }),
  field('descontoCents', { header: 'Desconto', format: 'money', footer: 'sum' }),
  field('vendedor', { header: 'Vendedor', filter: text }),
  field('cco', { header: 'CCO', format: 'cco', filter: text }),
];

type Short = readonly [
  string,
  string,
  string | null,
  string,
  string,
  boolean,
  number,
  number | null,
  string,
  string | null,
];

const shorts: readonly Short[] = [
  [
    '001378',
    'Bianca Silva Queiroz',
    'Álvaro Conceição Silva',
    'Coletivo empresarial',
    '2026-10-01',
    true,
    38810,
    -3881,
    'Rita Campos',
    '15203044900193',
  ],
  [
    '001204',
    'Adriana da Silva Prado',
    null,
    'Individual Smart',
    '2026-10-03',
    true,
    41290,
    null,
    'Paulo Nery',
    '15203044880120',
  ],
  [
    '001377',
    'Álvaro Conceição Silva',
    null,
    'Coletivo empresarial',
    '2026-10-01',
    true,
    38810,
    null,
    'Rita Campos',
    '15203044897704',
  ],
  [
    '002015',
    'Caetano Silvares Brandão',
    null,
    'Individual Premium',
    '2026-10-15',
    true,
    96745,
    null,
    'Paulo Nery',
    null,
  ],
  [
    '002240',
    'Denise Assunção da Silva',
    null,
    'Adesão',
    '2026-10-10',
    false,
    52200,
    -5220,
    'Igor Maltez',
    '15203045011877',
  ],
  [
    '002241',
    'Égon Silva Tavares',
    'Denise Assunção da Silva',
    'Adesão',
    '2026-10-10',
    false,
    52200,
    null,
    'Igor Maltez',
    '15203045011958',
  ],
  [
    '003001',
    'Fabrícia Lima e Silva',
    null,
    'Individual Smart',
    '2026-10-20',
    true,
    41290,
    null,
    'Rita Campos',
    '15203045122012',
  ],
  [
    '003148',
    'Gonçalo Silva Rezende',
    null,
    'Individual Smart',
    '2026-10-22',
    true,
    41290,
    null,
    'Paulo Nery',
    null,
  ],
  [
    '003150',
    'Heloísa Silva Montes',
    'Gonçalo Silva Rezende',
    'Individual Smart',
    '2026-10-22',
    true,
    29875,
    null,
    'Paulo Nery',
    '15203045140238',
  ],
  [
    '003377',
    'Ítalo Silveira Passos',
    null,
    'Coletivo empresarial',
    '2026-10-25',
    true,
    38810,
    null,
    'Rita Campos',
    '15203045200766',
  ],
  ['003402', 'Zuleica Souza Prates', null, 'Adesão', '2026-10-26', true, 52200, null, 'Igor Maltez', null],
  [
    '003410',
    'Eduardo Couto',
    null,
    'Individual Premium',
    '2026-10-27',
    false,
    96745,
    null,
    'Paulo Nery',
    null,
  ],
];

const vida = (short: Short): Vida => {
  const [
    matricula,
    nome,
    titular,
    plano,
    ativacao,
    isActive,
    mensalidadeCents,
    descontoCents,
    vendedor,
    cco,
  ] = short;
  const status = isActive ? 'Ativo' : 'Cancelado';
  return {
    matricula,
    nome,
    titular,
    plano,
    ativacao,
    status,
    mensalidadeCents,
    descontoCents,
    vendedor,
    cco,
  };
};

/** Twelve lives, not in the order of their names. */
export const vidas: readonly Vida[] = shorts.map(vida);

const firstNames = [
  'Ana',
  'Bruno',
  'Cecília',
  'Davi',
  'Elisa',
  'Fábio',
  'Graça',
  'Heitor',
  'Inês',
  'João',
  'Kátia',
  'Luís',
];
const lastNames = [
  'Conceição',
  'Souza',
  'Silva',
  'Assunção',
  'Prado',
  'Brandão',
  'Queiroz',
  'Rezende',
  'Tavares',
  'Lima',
  'Montes',
];

/** Many lives, always the same ones. */
export const manyVidas = (count: number): readonly Vida[] =>
  Array.from({ length: count }, (_, index) => {
    const first = firstNames[index % firstNames.length] ?? '';
    const last = `${lastNames[index % lastNames.length]} ${lastNames[(index * 7 + 3) % lastNames.length]}`;
    const base = vida(shorts[index % shorts.length] as Short);
    return { ...base, matricula: String(10_000 + index).padStart(6, '0'), nome: `${first} ${last}` };
  });
