/** A step on the way from an empty installation to one in use (TEC-5). */
interface Passo {
  readonly titulo: string;
  readonly grupo: string;
  /** Steps that must be done before. */
  readonly precisa: readonly ChaveDoPasso[];
  /** Instruction, with its place. */
  readonly como: string;
}

/** Keys of the steps, in their order. */
export const chavesDosPassos = [
  'registro-ans',
  'operadora',
  'conta-do-banco',
  'email',
  'mensageria',
  'pessoas',
  'municipios',
  'planos',
  'vendedores',
  'prestadores',
  'vidas',
  'conferencia',
  'titulos',
  'vendas',
  'carga-assinada',
  'regras',
  'feriados',
  'tiss',
  'centro-medico',
  'copia',
  'restauro',
] as const;

export type ChaveDoPasso = (typeof chavesDosPassos)[number];

const carga = 'Carga de dados, em Tecnologia, ou npm run carga';

/** Title, condition and instruction of each step. */
export const passos: Readonly<Record<ChaveDoPasso, Passo>> = {
  'registro-ans': {
    titulo: 'Registro na ANS',
    grupo: 'Operadora',
    precisa: [],
    como: 'Definir ANS_REGISTRATION',
  },
  operadora: {
    titulo: 'Nome, CNPJ e endereço',
    grupo: 'Operadora',
    precisa: [],
    como: 'Definir OPERATOR_NAME, OPERATOR_LEGAL_NAME, OPERATOR_CNPJ e OPERATOR_ADDRESS',
  },
  'conta-do-banco': {
    titulo: 'Conta de cobrança no banco',
    grupo: 'Operadora',
    precisa: ['operadora'],
    como: 'Definir BOLETO_AGENCIA, BOLETO_CONTA e BOLETO_CONVENIO',
  },
  email: { titulo: 'E-mail', grupo: 'Mensagens', precisa: [], como: 'Definir SMTP_URL e MAIL_FROM' },
  mensageria: {
    titulo: 'Mensageria',
    grupo: 'Mensagens',
    precisa: [],
    como: 'Definir MESSAGING_URL e MESSAGING_HASH',
  },
  pessoas: { titulo: 'Pessoas em cada módulo', grupo: 'Pessoas', precisa: [], como: 'Pessoas e acessos' },
  municipios: { titulo: 'Municípios', grupo: 'Cadastro', precisa: [], como: carga },
  planos: { titulo: 'Planos', grupo: 'Cadastro', precisa: [], como: carga },
  vendedores: { titulo: 'Vendedores', grupo: 'Cadastro', precisa: [], como: carga },
  prestadores: { titulo: 'Prestadores', grupo: 'Cadastro', precisa: ['municipios'], como: carga },
  vidas: { titulo: 'Vidas', grupo: 'Cadastro', precisa: ['municipios', 'planos'], como: carga },
  conferencia: {
    titulo: 'Conferência da ANS em vigor',
    grupo: 'Cadastro',
    precisa: ['registro-ans'],
    como: 'Conferência cadastral SIB CNX, em Cadastro',
  },
  titulos: { titulo: 'Títulos', grupo: 'Dinheiro', precisa: ['vidas'], como: carga },
  vendas: { titulo: 'Vendas', grupo: 'Dinheiro', precisa: ['vendedores', 'vidas'], como: carga },
  'carga-assinada': {
    titulo: 'Conferência da carga assinada',
    grupo: 'Dinheiro',
    precisa: ['vidas', 'titulos'],
    como: 'Conferência da carga, em Tecnologia',
  },
  regras: {
    titulo: 'Regras de comissão',
    grupo: 'Dinheiro',
    precisa: ['planos', 'vendedores'],
    como: 'Regras de comissão, em Vendas',
  },
  feriados: {
    titulo: 'Feriados deste ano e do próximo',
    grupo: 'Dinheiro',
    precisa: [],
    como: 'Cadastro de feriados, em Financeiro',
  },
  tiss: { titulo: 'Esquemas do TISS', grupo: 'Contas médicas', precisa: [], como: 'Definir TISS_SCHEMAS' },
  'centro-medico': {
    titulo: 'Prestador do Centro Médico',
    grupo: 'Contas médicas',
    precisa: [],
    como: 'Definir CENTRO_MEDICO_PRESTADOR',
  },
  copia: { titulo: 'Cópia de segurança', grupo: 'Guarda', precisa: [], como: 'npm run backup -- pasta' },
  restauro: {
    titulo: 'Restauro ensaiado',
    grupo: 'Guarda',
    precisa: ['copia'],
    como: 'npm run restore -- pasta, num lugar vazio',
  },
};
