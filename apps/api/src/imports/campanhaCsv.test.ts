import {
  type ColunaCampanha,
  colunasCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import Papa from 'papaparse';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leCampanhaCsv } from './campanhaCsv.ts';

const envios = { push: true, sms: true, hoje: '2026-11-21' };
const cabecalho = colunasCampanha.join(';');
const boa: Record<ColunaCampanha, string> = {
  TELEFONE: '45999990001',
  MENSAGEM: 'Olá! Seu boleto vence amanhã.',
  LOCALIZADOR: 'B-0001',
  DATA_HORA_AGENDADA: '21/11/2026 08:05',
  ENVIA_INAPP: 'S',
  ENVIA_SMS: 'N',
  ID_FUNCIONALIDADE: '12',
  ID_REGISTRO: '',
  TIPO_CALLBACK: '',
  LINHADIGITAVEL: '',
  MATRICULA: '0000000042',
  EMAIL: '',
  NOSSONUMERO: '',
  NOME: 'Ana da Ação',
  TIPOBOLETO: 'I',
};
const linha = (outra: Partial<Record<ColunaCampanha, string>> = {}): string =>
  colunasCampanha.map((coluna) => ({ ...boa, ...outra })[coluna]).join(';');
const csv = (...linhas: string[]): Buffer => Buffer.from([cabecalho, ...linhas, ''].join('\r\n'));
const le = (...linhas: string[]) => leCampanhaCsv(csv(...linhas), envios);
const onde = ({ problems }: ReturnType<typeof leCampanhaCsv>) =>
  problems.map(({ line, field }) => [line, field]);

describe('a campaign file', () => {
  it('is read with every value in its kind (MSG-10)', () => {
    expect(le(linha()).linhas).toEqual([
      {
        telefone: '45999990001',
        mensagem: 'Olá! Seu boleto vence amanhã.',
        localizador: 'B-0001',
        agendadaEm: '2026-11-21T08:05:00',
        inApp: true,
        sms: false,
        idFuncionalidade: 12,
        idRegistro: null,
        tipoCallback: null,
        email: null,
        matricula: '0000000042',
      },
    ]);
  });

  it.each([
    ['UTF-8', csv(linha())],
    ['UTF-8 with its mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), csv(linha())])],
    ['ISO-8859-1', Buffer.from(csv(linha()).toString('utf8'), 'latin1')],
    ['lines of Unix', Buffer.from(csv(linha()).toString('utf8').replaceAll('\r\n', '\n'))],
    ['lines of an old Macintosh', Buffer.from(csv(linha()).toString('utf8').replaceAll('\r\n', '\r'))],
    [
      'small letters and blanks in its header',
      Buffer.from(`${cabecalho.toLowerCase().replaceAll(';', ' ; ')}\n${linha()}`),
    ],
    ['blank lines', csv('', linha(), ';'.repeat(14), '')],
    ['the column MOTIVO of a file that came back', Buffer.from(`${cabecalho};MOTIVO\n${linha()};`)],
    [
      'another order of columns',
      Buffer.from(`NOME;${cabecalho.replace(';NOME', '')}\nAna;${linha().replace(';Ana da Ação', '')}`),
    ],
  ])('may have %s', (_, bytes) => {
    const { linhas, problems } = leCampanhaCsv(bytes, envios);
    expect(problems).toEqual([]);
    expect(linhas.map(({ mensagem }) => mensagem)).toEqual([boa.MENSAGEM]);
  });

  it('may hold a text in quotes with separator, quotes and lines of its own, and still counts lines as an editor does', () => {
    const { linhas, problems } = le(linha({ MENSAGEM: '"Olá;\r\n""Ana"""' }));
    expect([problems, linhas[0]?.mensagem]).toEqual([[], 'Olá;\n"Ana"']);
    expect(onde(le(linha({ MENSAGEM: '"Olá\r\ntu"' }), linha({ TELEFONE: 'x' })))).toEqual([[4, 'TELEFONE']]);
  });

  it.each(['4533330001', '(45) 99999-0001', '+55 45 99999-0001', "'+5545999990001", '45.99999.0001'])(
    'may write a telephone as %s',
    (TELEFONE) => expect(le(linha({ TELEFONE })).problems).toEqual([]),
  );

  it.each<[string, Buffer]>([
    ['last empty cells left out', csv(linha({ TIPOBOLETO: '', NOME: '' }).replace(/;+$/, ''))],
    ['an empty last column', Buffer.from(`${cabecalho};\r\n${linha()};\r\n`)],
    ['the separator in a line of its own', Buffer.from(`sep=;\r\n${cabecalho}\r\n${linha()}\r\n`)],
    ['truth values of a spreadsheet', csv(linha({ ENVIA_INAPP: 'VERDADEIRO', ENVIA_SMS: 'FALSO' }))],
  ])('MSG-19: may come from a spreadsheet with %s', (_, bytes) => {
    const { linhas, problems } = leCampanhaCsv(bytes, envios);
    expect([problems, linhas.length]).toEqual([[], 1]);
  });

  it.each([
    ['00190000090312855799200000001172816560000040000', []],
    ['846700000017435900240209024050002435842210108119', []],
    ['00190000000312855799200000001172816560000040000', ['LINHADIGITAVEL']],
    ['846700000018435900240209024050002435842210108119', ['LINHADIGITAVEL']],
    ['1,9E+44', ['LINHADIGITAVEL']],
    ['190000090312855799200000001172816560000040000', ['LINHADIGITAVEL']],
  ])('MSG-20: takes the linha digitável %s by its check digits', (LINHADIGITAVEL, colunas) => {
    expect(le(linha({ LINHADIGITAVEL })).problems.map(({ field }) => field)).toEqual(colunas);
  });

  it.each([
    ['1133334444', 'fixo não recebe SMS'],
    ['1187654321', 'celular sem o nono dígito'],
    ['23987654321', 'DDD inválido'],
  ])('COB-21: sends no SMS to %s', (TELEFONE, motivo) => {
    expect(le(linha({ TELEFONE, ENVIA_SMS: 'S' })).problems.map(({ message }) => message)).toEqual([motivo]);
  });
});

describe('a cell', () => {
  it.each<[ColunaCampanha, string]>([
    ['TELEFONE', ''],
    ['TELEFONE', '45899990001'],
    ['TELEFONE', '05999990001'],
    ['TELEFONE', '999990001'],
    ['TELEFONE', '45999999999'],
    ['TELEFONE', '459999900012'],
    ['TELEFONE', '=1+1'],
    ['TELEFONE', '４５９９９９９０００１'],
    ['MENSAGEM', ''],
    ['MENSAGEM', '   '],
    ['MENSAGEM', 'a'.repeat(641)],
    ['MENSAGEM', '=HYPERLINK("http://x")'.replaceAll('"', "'")],
    ['MENSAGEM', '@SUM(1)'],
    ['MENSAGEM', '+1'],
    ['MENSAGEM', "'=1+1"],
    ['MENSAGEM', 'a\u0007b'],
    ['LOCALIZADOR', ''],
    ['LOCALIZADOR', 'a b'],
    ['LOCALIZADOR', 'a'.repeat(51)],
    ['DATA_HORA_AGENDADA', '31/02/2026 10:00'],
    ['DATA_HORA_AGENDADA', '21/11/2026'],
    ['DATA_HORA_AGENDADA', '21/11/2026 24:00'],
    ['DATA_HORA_AGENDADA', '20/11/2026 23:59'],
    ['DATA_HORA_AGENDADA', 'amanhã'],
    ['ENVIA_INAPP', ''],
    ['ENVIA_INAPP', 'X'],
    ['ENVIA_SMS', 'talvez'],
    ['ID_FUNCIONALIDADE', '1e9'],
    ['ID_REGISTRO', '-1'],
    ['TIPO_CALLBACK', 'http://x'],
    ['LINHADIGITAVEL', '123'],
    ['MATRICULA', "1' or '1'='1"],
    ['EMAIL', 'ana@'],
    ['NOSSONUMERO', 'doze'],
    ['NOME', '-2+3'],
    ['TIPOBOLETO', '<b>'],
  ])('%s refuses %j by its line and column (MSG-11)', (coluna, valor) => {
    const lido = le(linha({ LOCALIZADOR: 'outro' }), linha({ [coluna]: valor }));
    expect(onde(lido)).toEqual([[3, coluna]]);
    expect([lido.linhas, lido.total, lido.linhasErradas]).toEqual([[], 1, 1]);
    expect(lido.problems[0]?.message.length).toBeLessThan(90);
  });

  it('may be blank where the file need not say anything', () => {
    const vazias = ['DATA_HORA_AGENDADA', 'ID_FUNCIONALIDADE', 'MATRICULA', 'NOME', 'TIPOBOLETO'] as const;
    expect(le(linha(Object.fromEntries(vazias.map((coluna) => [coluna, ''])))).problems).toEqual([]);
  });
});

describe('a file is refused whole', () => {
  it.each([
    ['that is empty', Buffer.alloc(0), /vazio/],
    ['of blanks', Buffer.from('\n \r\n'), /vazio/],
    ['with a header alone', csv(), /só tem o cabeçalho/],
    ['that is a zip', Buffer.from('PK\u0003\u0004xxxx'), /planilha/],
    ['of UTF-16', Buffer.from('\ufeffTELEFONE', 'utf16le'), /UTF-16/],
    ['with a NUL', Buffer.concat([csv(linha()), Buffer.from([0])]), /não é um texto/],
    ['with commas', Buffer.from(csv(linha()).toString('utf8').replaceAll(';', ',')), /ponto e vírgula/],
    ['with tabs', Buffer.from(csv(linha()).toString('utf8').replaceAll(';', '\t')), /ponto e vírgula/],
    ['with an open quote', csv(linha({ MENSAGEM: '"sem fim' })), /aspas/],
    ['with a quote inside', csv(linha({ MENSAGEM: '"a" b' })), /aspas/],
    ['with a huge line', csv(linha({ NOME: 'a'.repeat(20_001) })), /20\.000 caracteres/],
    ['with 200 columns', Buffer.from(`${'A;'.repeat(199)}A\n`), /há 200 colunas/],
    ['of other things', Buffer.from('<html>\n<body>\n'), /falta a coluna/],
    [
      'with too many lines',
      csv(...Array.from({ length: 20_001 }, (_, at) => linha({ LOCALIZADOR: `${at}` }))),
      /20\.001 linhas/,
    ],
    ['that is too large', Buffer.alloc(16 * 1_048_576 + 1, 65), /16 MB/],
  ])('%s', (_, bytes, reason) => {
    const lido = leCampanhaCsv(bytes, envios);
    expect(lido.problems[0]?.message).toMatch(reason);
    expect([lido.linhas, lido.arquivo]).toEqual([[], null]);
  });

  it('when columns are missing, unknown or repeated, each by its name (MSG-10)', () => {
    const nomes = cabecalho.replace('MENSAGEM', 'TEXTO').replace('NOME', 'EMAIL');
    const { problems, total } = leCampanhaCsv(Buffer.from(`${nomes}\n${linha()}\n`), envios);
    expect(problems).toEqual([
      { line: 1, field: 'MENSAGEM', message: 'falta a coluna' },
      { line: 1, field: 'NOME', message: 'falta a coluna' },
      { line: 1, field: 'TEXTO', message: 'a coluna não é conhecida' },
      { line: 1, field: 'EMAIL', message: 'a coluna se repete' },
    ]);
    expect(total).toBe(4);
  });

  it('when a line has more columns than the header', () => {
    expect(onde(le(`${linha()};sobra`))).toEqual([[2, null]]);
  });

  it('when two lines would say the same to the same telephone, naming the first (MSG-11)', () => {
    const lido = le(linha(), linha({ LOCALIZADOR: 'outro' }), linha({ TELEFONE: '(45) 99999-0001' }));
    expect(lido.problems).toEqual([
      { line: 4, field: 'LOCALIZADOR', message: 'repete o telefone e o localizador da linha 2' },
    ]);
  });

  it('when a line would not leave by what the import asks for (MSG-11)', () => {
    const bytes = csv(linha({ ENVIA_INAPP: 'S', ENVIA_SMS: 'N' }));
    expect(onde(leCampanhaCsv(bytes, { push: false, sms: true, hoje: '2026-11-21' }))).toEqual([
      [2, 'ENVIA_SMS'],
    ]);
    expect(leCampanhaCsv(bytes, { push: true, sms: false, hoje: '2026-11-21' }).problems).toEqual([]);
  });
});

describe('a file made to be too much', () => {
  afterEach(() => vi.restoreAllMocks());
  const MB = 1_048_576;
  const fill = (piece: string, before = '') =>
    Buffer.from(before + piece.repeat(Math.floor((16 * MB - before.length) / piece.length)));

  it.each([
    ['line ends alone', fill('\n'), /^há mais de 200\.000 linhas, contando as vazias; o limite é de 20\.000/],
    ['a header and line ends', fill('\n', cabecalho), /^há mais de 200\.000 linhas/],
    ['line ends of Windows', fill('\r\n', cabecalho), /^há mais de 200\.000 linhas/],
    ['one line without end', fill('a'), /^a linha passa de 20\.000 caracteres/],
    ['a million columns', Buffer.from('A;'.repeat(1_000_000)), /^a linha passa de 20\.000 caracteres/],
  ])('of %s is refused before it is divided into rows (MSG-10)', (_, bytes, reason) => {
    const divide = vi.spyOn(Papa, 'parse');
    const { problems, total } = leCampanhaCsv(bytes, envios);
    expect([problems[0]?.message, total]).toEqual([expect.stringMatching(reason), 1]);
    expect(divide).not.toHaveBeenCalled();
  });

  it.each([
    [
      'lines of thousands of columns',
      fill(`${';'.repeat(9_999)}a\n`, `${cabecalho}\n`),
      { line: 2, message: 'há 10.000 colunas; são esperadas 15.' },
    ],
    [
      'a text in quotes that never end',
      fill('a;\n'.padStart(10_000, 'a'), `${cabecalho}\n"`),
      { line: 2, message: 'há aspas que não fecham ou estão no meio do texto.' },
    ],
    [
      'a text in quotes of many lines',
      Buffer.concat([fill('a\n'.padStart(10_000, 'a'), `${cabecalho}\n"`).subarray(0, -1), Buffer.from('"')]),
      { line: 2, message: 'a linha passa de 20.000 caracteres.' },
    ],
    [
      'quotes everywhere',
      fill('"a"b;'.repeat(100).concat('\n'), `${cabecalho}\n`),
      { line: 2, message: 'há aspas que não fecham ou estão no meio do texto.' },
    ],
  ])('of %s is refused at its first wrong row', (_, bytes, problem) => {
    const { problems, total, arquivo } = leCampanhaCsv(bytes, envios);
    expect({ problems, total, arquivo }).toEqual({
      problems: [{ field: null, ...problem }],
      total: 1,
      arquivo: null,
    });
  });
});

describe('the file that comes back', () => {
  it('has every line, with the reasons of each in the last column, and imports when they are mended', () => {
    const errada = linha({ LOCALIZADOR: 'x', TELEFONE: '1', ENVIA_SMS: 'Z' });
    const { arquivo } = le(linha(), errada);
    const linhas = (arquivo ?? '').split('\r\n');
    expect(linhas[0]).toBe(`\uFEFF${cabecalho};MOTIVO`);
    expect(linhas[1]).toBe(`${linha()};`);
    expect(linhas[2]).toMatch(/;"TELEFONE: telefone com dígitos de menos; ENVIA_SMS: deve ser S ou N"$/);
    const emendado = (arquivo ?? '').replace(errada, linha({ LOCALIZADOR: 'x' }));
    const outraVez = leCampanhaCsv(Buffer.from(emendado), envios);
    expect([outraVez.problems, outraVez.linhas.length]).toEqual([[], 2]);
  });

  it('runs nothing in a spreadsheet', () => {
    expect(le(linha({ MENSAGEM: '=1+1' })).arquivo).toContain(`;"'=1+1";`);
  });

  it('lists the first hundred problems and counts all', () => {
    const lido = le(...Array.from({ length: 150 }, () => linha({ TELEFONE: '1', MENSAGEM: '' })));
    expect([lido.problems.length, lido.total, lido.linhasErradas]).toEqual([100, 300, 150]);
  });
});
