import { expect, test } from 'vitest';
import { julgaPeloEsquema } from '../../imports/tiss/esquema.ts';
import { hashDoLote } from '../../imports/tiss/hashDoLote.ts';
import { type GuiaDoProtocolo, protocoloXml } from './protocoloXml.ts';

const versoes = ['3.02.02', '3.03.03', '3.04.01', '3.05.00', '4.01.00', '4.03.00'];

const guia = (given: Partial<GuiaDoProtocolo> = {}): GuiaDoProtocolo => ({
  numeroPrestador: 'G00001',
  numeroOperadora: '431',
  carteira: '0000001201',
  recemNato: null,
  data: '2026-10-05',
  isOdonto: false,
  motivos: [],
  ...given,
});
const refused = [
  { codigo: '1001', texto: 'Nenhum beneficiário tem a carteira 9999.' },
  { codigo: null, texto: 'O esquema da ANS recusa a guia.' },
];
const write = (versao: string, guias: readonly GuiaDoProtocolo[]): Buffer =>
  protocoloXml({
    versao,
    registroAns: '305626',
    prestador: { codigo: '200010', nome: 'Hospital Santa Aurélia' },
    numeroLote: '77',
    enviadoEm: '2026-11-05',
    numero: '431',
    valorCents: 4_780,
    guias,
    momento: '2026-11-24T10:00:00',
  });

test.each(versoes.flatMap((versao) => [[versao, false] as const, [versao, true] as const]))(
  'TIS-23: the protocol in %s (dentistry: %s) has its hash, and is valid by the schema of ANS where TISS_SCHEMAS names its folder',
  async (versao, isOdonto) => {
    const bytes = write(versao, [
      guia({ isOdonto }),
      guia({
        isOdonto,
        numeroPrestador: 'G00002',
        numeroOperadora: null,
        carteira: '',
        recemNato: 'S',
        data: null,
        motivos: refused,
      }),
    ]);
    expect(bytes.toString('latin1')).toContain(`<ans:hash>${await hashDoLote(bytes)}</ans:hash>`);
    const veredito = await julgaPeloEsquema(
      bytes,
      versao,
      process.env['TISS_SCHEMAS'] ?? import.meta.dirname,
    );
    expect(veredito).not.toMatchObject({ situacao: 'INVALIDO' });
  },
);

test('TIS-23: what keeps a guide out is told with its code, and with 5007 where the standard has none', () => {
  const xml = write('4.01.00', [guia({ motivos: refused })]).toString('latin1');
  expect([...xml.matchAll(/<ans:codigoGlosa>(\d+)</g)].map(([, codigo]) => codigo)).toEqual(['1001', '5007']);
});
