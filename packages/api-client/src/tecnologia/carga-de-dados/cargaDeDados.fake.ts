import type {
  ArquivoDaCarga,
  ArquivoDoDicionario,
  EntregaAberta,
  EntregaDaCarga,
} from './cargaDeDados.contract.ts';
import type { ProblemaDaCarga } from './problemasDaCarga.contract.ts';

const coluna = (
  nome: string,
  tipo: string,
  given: Partial<ArquivoDoDicionario['colunas'][number]> = {},
): ArquivoDoDicionario['colunas'][number] => ({
  nome,
  tipo,
  isChave: false,
  isObrigatoria: true,
  referencia: null,
  dono: 'central',
  nota: null,
  exemplo: 'Exemplo',
  ...given,
});

const doDicionario = (
  numero: string,
  nome: string,
  titulo: string,
  given: Partial<ArquivoDoDicionario> = {},
): ArquivoDoDicionario => ({
  numero,
  nome,
  titulo,
  notas: [],
  colunas: [coluna('codigo', 'texto', { isChave: true, exemplo: '1' }), coluna('nome', 'texto')],
  modelo: 'codigo;nome\r\n1;Exemplo\r\n',
  ...given,
});

/** Five files of the dictionary. */
export const fakeDicionario = (): ArquivoDoDicionario[] => [
  doDicionario('01', 'municipios', 'Municípios', {
    notas: ['Os municípios do IBGE vêm com o produto; o arquivo só serve para um que falte.'],
  }),
  doDicionario('04', 'vendedores', 'Vendedores', {
    notas: ['O código é o que se dá ao login de um vendedor.'],
    colunas: [
      coluna('codigo', 'código', { isChave: true, exemplo: '101' }),
      coluna('nome', 'texto', { exemplo: 'Vendedora de Exemplo' }),
      coluna('login', 'texto', {
        isObrigatoria: false,
        nota: 'O que segue USU_ no login, em maiúsculas.',
        exemplo: 'EXEMPLO',
      }),
      coluna('ativo', 'S ou N', { exemplo: 'S' }),
    ],
    modelo: 'codigo;nome;login;ativo\r\n101;Vendedora de Exemplo;EXEMPLO;S\r\n',
  }),
  doDicionario('08', 'beneficiarios', 'Beneficiários', {
    notas: ['Uma linha por vínculo: a pessoa, o plano e as datas.'],
    colunas: [
      coluna('matricula', 'matrícula', { isChave: true, exemplo: '0000000001' }),
      coluna('cpf', 'CPF', { isObrigatoria: false, dono: 'ambos', exemplo: '12345678909' }),
      coluna('plano_registro', 'registro do produto', { referencia: 'planos.csv', exemplo: '400000001' }),
      coluna('cco', 'CCO', { isObrigatoria: false, dono: 'nosso', exemplo: '' }),
    ],
  }),
  doDicionario('14', 'faturas', 'Faturas e títulos'),
  doDicionario('15', 'lancamentos', 'Lançamentos'),
];

/** A checked file, with the given changes. */
export const fakeArquivoDaCarga = (given: Partial<ArquivoDaCarga> = {}): ArquivoDaCarga => ({
  nome: 'beneficiarios',
  titulo: 'Beneficiários',
  bytes: 412_388,
  sha256: 'a'.repeat(64),
  linhas: 1_204,
  recusadas: 3,
  novas: 1_190,
  mudadas: 8,
  iguais: 3,
  somas: [],
  ausentes: null,
  passaDoLimite: false,
  ...given,
});

/** A checked delivery of two files, with the given changes. */
export const fakeEntregaAberta = (given: Partial<EntregaAberta> = {}): EntregaAberta => ({
  id: '20261126-090000-4f2a',
  sistema: 'central',
  via: 'TELA',
  por: 'Marina Alencar',
  situacao: 'JULGADA',
  criadaEm: '2026-11-26T09:00',
  extraidaEm: null,
  julgadaEm: '2026-11-26T09:04',
  aplicadaEm: null,
  desfeitaEm: null,
  motivo: null,
  arquivos: 2,
  linhas: 3_710,
  recusadas: 3,
  novas: 3_690,
  mudadas: 10,
  iguais: 7,
  recebidos: [
    fakeArquivoDaCarga(),
    fakeArquivoDaCarga({
      nome: 'lancamentos',
      titulo: 'Lançamentos',
      linhas: 2_506,
      recusadas: 0,
      novas: 2_500,
      mudadas: 2,
      iguais: 4,
      somas: [{ coluna: 'valor', valor: 98_412_733 }],
    }),
  ],
  falhas: [],
  problemas: 4,
  avisos: 1,
  temManifesto: false,
  isGuardada: true,
  versao: '2026-11-26T09:04:11',
  tarefa: null,
  ...given,
});

/** A delivery before its check, with the given changes. */
export const fakeRecebendo = (given: Partial<EntregaAberta> = {}): EntregaAberta =>
  fakeEntregaAberta({
    situacao: 'RECEBENDO',
    julgadaEm: null,
    versao: null,
    arquivos: 0,
    linhas: null,
    recusadas: null,
    novas: null,
    mudadas: null,
    iguais: null,
    recebidos: [],
    problemas: 0,
    avisos: 0,
    isGuardada: false,
    ...given,
  });

const naLista = (aberta: EntregaAberta): EntregaDaCarga => aberta;

/** One of each kind, the newest first. */
export const fakeEntregas = (): EntregaDaCarga[] =>
  [
    fakeEntregaAberta(),
    fakeEntregaAberta({
      id: '20261125-060000-90be',
      via: 'HTTP',
      por: 'Chave do sistema central',
      situacao: 'APLICADA',
      criadaEm: '2026-11-25T06:00',
      extraidaEm: '2026-11-25T03:00',
      aplicadaEm: '2026-11-25T06:03',
      recusadas: 0,
    }),
    fakeEntregaAberta({
      id: '20261124-111500-1c77',
      situacao: 'RECUSADA',
      criadaEm: '2026-11-24T11:15',
      motivo: 'Um arquivo não pôde ser lido inteiro; nada entrou.',
    }),
    fakeRecebendo({ id: '20261123-160230-77aa', criadaEm: '2026-11-23T16:02' }),
  ].map(naLista);

/** Problems of lines, with a value of each kind. */
export const fakeProblemas = (): ProblemaDaCarga[] => [
  {
    arquivo: 'beneficiarios',
    linha: 17,
    coluna: 'cpf',
    valor: '12345678900',
    motivo: 'o dígito verificador de CPF não confere',
    remedio: 'confira o número no sistema de origem',
    efeito: 'RECUSADA',
  },
  {
    arquivo: 'beneficiarios',
    linha: 17,
    coluna: 'nascimento',
    valor: '31/02/1990',
    motivo: 'não é um dia entre 01/01/1900 e 31/12/2199',
    remedio: 'escreva AAAA-MM-DD ou DD/MM/AAAA',
    efeito: 'RECUSADA',
  },
  {
    arquivo: 'beneficiarios',
    linha: 230,
    coluna: 'plano_registro',
    valor: '499999999',
    motivo: 'não existe em Planos e preços',
    remedio: 'traga a linha no arquivo planos, ou corrija o código',
    efeito: 'RECUSADA',
  },
  {
    arquivo: 'beneficiarios',
    linha: 801,
    coluna: null,
    valor: null,
    motivo: 'a linha tem 9 colunas e o cabeçalho 10',
    remedio: 'confira o separador, e se o arquivo foi cortado',
    efeito: 'RECUSADA',
  },
  {
    arquivo: 'planos',
    linha: 4,
    coluna: 'preco_faixa_10',
    valor: '1.950,00',
    motivo: 'passa do que a RN 563/2022 permite entre as faixas',
    remedio: 'confira a tabela de preços',
    efeito: 'AVISO',
  },
];
