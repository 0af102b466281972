import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MovimentoSbx } from './sbx.ts';
import { nomeSbx, sbxWriter } from './sbx.ts';
import { latin1Of } from '@vidas/api-client/cadastro/envio/textoNaAns.rules.ts';
import { sibWriter } from './sbxXml.ts';

const sobre = { registroAns: '999999', sequencial: 1, momento: '2026-10-20T10:15:00' };

const file = (movimentos: readonly MovimentoSbx[], motivo: '61' | '62' = '62') => {
  const sbx = sbxWriter(sobre);
  const pieces = [sbx.head(), ...movimentos.map(sbx.movimento)];
  const { text, hash, quantidade } = sbx.tail(motivo);
  return { text: pieces.join('') + text, hash, quantidade };
};

const body = (movimento: MovimentoSbx): string =>
  /<beneficiarios>(.*)\n<\/beneficiarios>/s.exec(file([movimento]).text)?.[1] ?? '';

test('the name is the registration and the moment', () => {
  expect(nomeSbx(sobre)).toBe('99999920261020101500.SBX');
});

test('the hash is the MD5 of the schema location and every text, in capitals', () => {
  const { text, hash } = file([
    {
      tipo: 'CANCELAMENTO',
      cco: '000000100303',
      dados: { dataCancelamento: '2026-09-30', motivoCancelamento: '43' },
    },
  ]);
  const told = text.slice(0, text.indexOf('<epilogo>')).replace(/^<\?xml.*?\?>/, '');
  const plain =
    'http://www.ans.gov.br/padroes/sib/schemas http://www.ans.gov.br/padroes/sib/schemas/sib.xsd' +
    [...told.matchAll(/>([^<]+)</g)].map(([, part]) => part?.trim()).join('');
  expect(hash).toBe(createHash('md5').update(plain, 'latin1').digest('hex').toUpperCase());
  expect(text).toContain(`<epilogo><hash>${hash}</hash></epilogo>`);
});

test('the hash of the example file comes out as it stands there', () => {
  const { open, leaf, close } = sibWriter({
    tipoTransacao: 'ATUALIZACAO SIB',
    sequencial: 1,
    dataHora: '2026-10-20T10:15:00',
    remetente: ['registroANS', '999999'],
    destinatario: ['cnpj', '03589068000146'],
    corpo: 'operadoraParaANS',
    software: ['SISTEMA EXEMPLO', '1.0.0', 'EXEMPLO LTDA'],
  });
  open();
  const texts =
    '52998224725|898001160660761|ANA NOVA TESTE|3|1991-04-10|RITA TESTE|RUA A|10|CENTRO|355030|01001000|2|0|0001000010|1|2026-09-15|' +
    '456789012|0|0|000000100202|01310100|000000100303|2026-09-30|43|000000100404|2026-09-01';
  for (const text of texts.split('|')) leaf('x', text);
  expect(close().hash).toBe('12150F0AA88BBD2852AFECC981F94B25');
});

test('an inclusion tells the fields that are there, in the order of the layout', () => {
  expect(
    body({
      tipo: 'INCLUSÃO',
      cco: null,
      dados: {
        numeroPlanoANS: '456789012',
        codigoBeneficiario: '0000000002',
        codigoBeneficiarioTitular: '0000000001',
        cep: '87050000',
        dataNascimento: '1991-04-10',
        sexo: '3',
        nome: 'ZÉ & FILHO',
        nomeMae: 'RITA',
        cns: '898001160660761',
        cpf: '52998224725',
      },
    }),
  ).toBe(
    '<inclusao><identificacao><cpf>52998224725</cpf><cns>898001160660761</cns><nome>ZÉ &amp; FILHO</nome><sexo>3</sexo>' +
      '<dataNascimento>1991-04-10</dataNascimento><nomeMae>RITA</nomeMae></identificacao><endereco><cep>87050000</cep></endereco>' +
      '<vinculo><codigoBeneficiario>0000000002</codigoBeneficiario><codigoBeneficiarioTitular>0000000001</codigoBeneficiarioTitular>' +
      '<numeroPlanoANS>456789012</numeroPlanoANS></vinculo></inclusao>',
  );
});

test('a correction tells what changed and nothing else; what was emptied as an empty element', () => {
  expect(
    body({ tipo: 'RETIFICAÇÃO', cco: '000000100202', dados: { complemento: null, cep: '01310100' } }),
  ).toBe(
    '<retificacao><cco>000000100202</cco><identificacao></identificacao><endereco><complemento/><cep>01310100</cep></endereco>' +
      '<vinculo></vinculo></retificacao>',
  );
});

test('a change of contract tells the contract, without what it lacks', () => {
  expect(
    body({
      tipo: 'MUDANÇA CONTRATUAL',
      cco: '000000100202',
      dados: {
        relacaoDependencia: '1',
        codigoBeneficiarioTitular: null,
        dataContratacao: '2026-09-01',
        numeroPlanoANS: '481340184',
        cnpjEmpresaContratante: '11444777000161',
      },
    }),
  ).toBe(
    '<mudancaContratual><cco>000000100202</cco><relacaoDependencia>1</relacaoDependencia><dataContratacao>2026-09-01</dataContratacao>' +
      '<numeroPlanoANS>481340184</numeroPlanoANS><cnpjEmpresaContratante>11444777000161</cnpjEmpresaContratante></mudancaContratual>',
  );
});

test('a month without movements is told with its reason', () => {
  const { text, quantidade } = file([], '61');
  expect(quantidade).toBe(0);
  expect(text).toContain(
    '<operadoraParaANS><naoEnvioBeneficiarios><motivoNaoEnvioBeneficiarios>61</motivoNaoEnvioBeneficiarios></naoEnvioBeneficiarios></operadoraParaANS>',
  );
});

test.each([
  ['JOSÉ ÇÃO Ñ ü', 'JOSÉ ÇÃO Ñ ü'],
  ['e\u0301', 'é'],
  ['D’ÁVILA – “X”…', 'D\'ÁVILA - "X"...'],
  ['ŁUKASZ ŠEVČÍK ŐZ', 'LUKASZ SEVCÍK OZ'],
  ['a\u0000b\u0085c\u200bd\tx', 'abcd x'],
  ['名 😀', '? ?'],
])('%j goes into the file as %j', (text, written) => {
  expect(latin1Of(text)).toBe(written);
  expect(Buffer.from(latin1Of(text), 'latin1').toString('latin1')).toBe(written);
});
