import { readFileSync } from 'node:fs';
import type { LinhaDaRemessa, Pagador, Remetente } from './types.ts';

/** A valid file for the bank. */
export const casoEscrito = (caso: 1 | 2 | 3): string =>
  readFileSync(new URL(`fixtures/caso-${caso}.rem`, import.meta.url), 'latin1');

export const hoje = '2026-11-26';

export const remetente: Remetente = {
  agencia: '1234',
  agenciaDv: '3',
  conta: '12345',
  contaDv: '5',
  lider: '3123456',
  nome: 'Operadora Exemplo de Saúde S.A.',
  documento: '11222333000181',
};

const pessoa: Pagador = {
  documento: '52998224725',
  nome: 'João d’Ávila da Conceição',
  endereco: 'Rua das Acácias, 45 – Ap. 302',
  bairro: 'Jardim América',
  cep: '13301000',
  cidade: 'Itu',
  uf: 'SP',
};

const empresa: Pagador = {
  documento: '11444777000161',
  nome: 'Comércio de Tecidos & Aviamentos São João Ltda.',
  endereco: 'Av. Brasil, 1.000',
  bairro: 'Centro',
  cep: '01001000',
  cidade: 'São José do Rio Preto',
  uf: 'SP',
};

const comum = {
  convenio: '3123456',
  carteira: '17',
  variacao: '019',
  especie: '12',
  aceite: 'N',
  emitidoEm: hoje,
} as const;

/** A new title with fine and interest. */
export const umNovo: LinhaDaRemessa = {
  ...comum,
  comando: '01',
  chave: 'T12345',
  nossoNumero: '31234560900000001',
  seuNumero: 'FAT0004711',
  vencimento: '2026-12-10',
  valorCents: 41_885,
  jurosDiaCents: 14,
  multa: { tipo: 'percentual', quanto: 200, desde: '2026-12-11' },
  diasDeRecebimento: 60,
  parcial: 'N',
  mensagem: 'Mensalidade 11/2026',
  pagador: pessoa,
};

const baixa = (
  de: Pick<LinhaDaRemessa, 'chave' | 'nossoNumero' | 'seuNumero' | 'vencimento' | 'emitidoEm'>,
) => ({
  ...comum,
  ...de,
  comando: '02' as const,
  valorCents: 42_660,
  pagador: empresa,
});

/** A new title with the bank's PIX, and its two replaced titles. */
export const umNovoEDuasBaixas: readonly LinhaDaRemessa[] = [
  {
    ...comum,
    comando: '01',
    chave: 'T12346',
    nossoNumero: '31234560900000002',
    seuNumero: 'FAT0004712',
    vencimento: '2026-12-15',
    valorCents: 85_320,
    instrucao: '63',
    multa: { tipo: 'nenhuma' },
    diasDeRecebimento: null,
    parcial: 'N',
    pagador: empresa,
  },
  baixa({
    chave: 'T10001',
    nossoNumero: '31234560000012345',
    seuNumero: 'FAT0004001',
    vencimento: '2026-10-13',
    emitidoEm: '2026-09-25',
  }),
  baixa({
    chave: 'T10002',
    nossoNumero: '31234560000012999',
    seuNumero: 'FAT0004350',
    vencimento: '2026-11-10',
    emitidoEm: '2026-10-26',
  }),
];

const muda = (
  comando: LinhaDaRemessa['comando'],
  [numero, fatura]: readonly [number, number],
  de: Pick<LinhaDaRemessa, 'vencimento' | 'valorCents' | 'abatimentoCents' | 'desconto' | 'pagador'>,
): LinhaDaRemessa => ({
  ...comum,
  ...de,
  comando,
  chave: `T1234${numero + 4}`,
  nossoNumero: `3123456090000000${numero}`,
  seuNumero: `FAT000${fatura}`,
});

/** A new due day, an abatement and a discount. */
export const tresMudancas: readonly LinhaDaRemessa[] = [
  muda('06', [1, 4711], { vencimento: '2026-12-21', valorCents: 41_885, pagador: pessoa }),
  muda('04', [2, 4712], {
    vencimento: '2026-12-15',
    valorCents: 85_320,
    abatimentoCents: 5_320,
    pagador: empresa,
  }),
  muda('31', [3, 4713], {
    vencimento: '2026-12-28',
    valorCents: 40_000,
    desconto: { ate: '2026-12-18', cents: 2_000 },
    pagador: pessoa,
  }),
];
