import { expect, it } from 'vitest';
import { cobranca, nossoNumero } from '../fixtures/bills.ts';
import { documentoDe, presentBoleto, referenteA } from './boleto.present.ts';
import type { BoletoRow } from './boletoRow.ts';

const hoje = '2026-11-21';
const row: BoletoRow = {
  titulo: 'T1',
  fatura: 'F1',
  forma: 'BOLETO',
  nosso_numero: nossoNumero(1),
  vencimento: '2026-12-10',
  emitida_em: '2026-11-20',
  valor_cents: 43_575,
  recebido_em_parte_cents: 0,
  recebido_em_parte_em: null,
  dias_validos: 30,
  pago_em: null,
  cancelado_em: null,
  codigo: '0000001200',
  nome: 'Conceição Inventada',
  documento: '52998224725',
  plano: null,
  plano_registro: null,
  caepf: null,
  cei: null,
  email: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  cidade: null,
  uf: null,
  cep: null,
  enviado_em: null,
  enviado_para: null,
  substituido_por: null,
  baixado: false,
  registro: null,
  registro_motivo: null,
  pix_do_banco: null,
  nomes_raros: null,
  forma_pedida: null,
  forma_nota: null,
};

const withAccount = (given: { convenio: string; carteira: string }) => {
  const { conta } = cobranca;
  if (!conta) throw new Error('The fixture has an account.');
  return { ...cobranca, conta: { ...conta, ...given } };
};

it.each([
  ['3128557', '18', nossoNumero(1), /O banco não aceita este boleto: carteira: com convênio de 7 dígitos/],
  ['654321', '17', '65432100000000042', /nosso número: use 11 dígitos/],
  ['9999999', '17', nossoNumero(1), /outro convênio bancário/],
])(
  'of the agreement %s and portfolio %s the number %s makes no bill, and the list still comes, without its line (COB-8)',
  (convenio, carteira, nosso_numero, text) => {
    const config = withAccount({ convenio, carteira });
    const given = { ...row, nosso_numero };
    expect(() => documentoDe(given, [], { hoje, config, registroAns: '999999' })).toThrow(text);
    expect(presentBoleto(hoje, config)(given)).not.toHaveProperty('linhaDigitavel');
  },
);

it.each([
  [{ cancelado_em: '2026-11-20' }, cobranca, 'Este boleto foi cancelado.'],
  [{ nosso_numero: null }, cobranca, 'débito automático'],
  [{}, { ...cobranca, conta: undefined }, 'A conta de cobrança não está configurada'],
])('of %j no bill is made, and it is said why (COB-8)', (given, config, text) => {
  expect(() => documentoDe({ ...row, ...given }, [], { hoje, config, registroAns: '999999' })).toThrow(text);
});

it('makes a bill with a number that does not begin with the agreement, where numbers are free', () => {
  const config = withAccount({ convenio: '654321', carteira: '18' });
  const given = { ...row, nosso_numero: '00000000000000042' };
  expect(presentBoleto(hoje, config)(given).linhaDigitavel).toMatch(/^00196\.5432/);
});

it('a company with a CAEPF pays by its CPF, and one with a CEI alone gets no bill (CAR-72)', () => {
  const semCnpj = { ...row, documento: null };
  const comCaepf = { ...semCnpj, caepf: '52998224700193' };
  const { documento, senha } = documentoDe(comCaepf, [], { hoje, config: cobranca, registroAns: '999999' });
  expect([documento.pagador.documento, senha]).toEqual(['52998224725', '52998']);
  expect(presentBoleto(hoje, cobranca)(comCaepf)['cpf/cnpj']).toBe('52998224725');
  const comCei = { ...semCnpj, cei: '115830024985' };
  expect(() => documentoDe(comCei, [], { hoje, config: cobranca, registroAns: '999999' })).toThrow(
    /só um CEI/,
  );
  expect(presentBoleto(hoje, cobranca)(comCei)['cpf/cnpj']).toBeNull();
});

it('charges what is left of a title that was received in part, and its paper adds up to it (CBR-10)', () => {
  const emParte = {
    ...row,
    vencimento: '2026-11-10',
    valor_cents: 33_575,
    recebido_em_parte_cents: 10_000,
    recebido_em_parte_em: '2026-11-12',
  };
  const lancado = {
    tipo: 'Mensalidade',
    competencia: '2026-11',
    descricao: 'Mensalidade',
    nome: 'Conceição Inventada',
    valor_cents: 43_575,
  };
  const { documento } = documentoDe(emParte, [lancado], { hoje, config: cobranca, registroAns: '999999' });
  expect(documento.demonstrativo[1]).toEqual({
    descricao: 'Já recebido R$ 100,00 em 12/11/2026',
    beneficiario: '',
    valorCents: -10_000,
  });
  expect(documento.demonstrativo.reduce((sum, { valorCents }) => sum + valorCents, 0)).toBe(
    documento.valorCents,
  );
  expect(documento.instrucoes[0]).toBe('Já recebido R$ 100,00 em 12/11/2026; este boleto cobra o que falta.');
  const { 'valor boleto': valor, valorAtualizado } = presentBoleto(hoje, cobranca)(emParte);
  expect([valor, valorAtualizado]).toEqual([33_575, documento.valorCents]);
});

const de = (tipo: string, competencia: string | null, nome = '') => ({
  tipo,
  competencia,
  nome,
  descricao: tipo,
  valor_cents: 100,
});

it.each([
  [[], ''],
  [[de('Mensalidade', '2026-12', 'Ana')], 'Mensalidade de dezembro de 2026, 1 pessoa'],
  [
    [de('Mensalidade', '2026-12', 'Ana'), de('Coparticipação', '2026-12', 'Bia')],
    'Mensalidade e Coparticipação de dezembro de 2026, 2 pessoas',
  ],
  [
    [de('Fatura', '2026-10'), de('Fatura', '2026-11'), de('Multa', null)],
    'Fatura de outubro de 2026 e novembro de 2026',
  ],
  [
    ['Mensalidade', 'Taxa', 'Desconto'].map((tipo) => de(tipo, '2026-12', 'Ana')),
    'Mensalidade e outros valores de dezembro de 2026, 1 pessoa',
  ],
])('says in words what %j is charged for (PAP-4)', (lancados, words) => {
  expect(referenteA(lancados)).toBe(words);
});

it('names the letters of name and address that the paper has no font for (PAP-2)', () => {
  const present = presentBoleto(hoje, cobranca);
  expect(present({ ...row, nome: 'Li 李', logradouro: 'Rua Жa', cidade: 'Łódź' }).letrasSemFonte).toBe('李Ж');
  expect(present({ ...row, plano: 'Plano Ω', nomes_raros: 'Łucja 王' }).letrasSemFonte).toBe('Ω王');
  expect(present(row)).not.toHaveProperty('letrasSemFonte');
});

it('has the whole address of its payer, with the flat (PAP-8)', () => {
  const given = { ...row, logradouro: 'Rua dos Ipês', numero: '45', complemento: 'apto 302' };
  const { documento } = documentoDe(given, [], { hoje, config: cobranca, registroAns: '999999' });
  expect(documento.pagador.logradouro).toBe('Rua dos Ipês, 45, apto 302');
});
