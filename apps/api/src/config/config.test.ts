import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing: the demonstration on this machine alone', () => {
    expect(loadConfig({ UNRELATED: 'x', PORT: '' })).toMatchObject({
      port: 3000,
      ombudsmanPort: 3001,
      host: '127.0.0.1',
      seed: 'demo',
      demoLives: 5_000,
      operatorName: 'Oeste',
      ansRegistration: '999999',
      ombudsmanLookup: 'strict',
      trustedProxies: [],
    });
  });

  it('puts no demonstration into a real PostgreSQL unless asked', () => {
    const DATABASE_URL = 'postgres://vidas@db/vidas';
    expect(loadConfig({ DATABASE_URL })).toMatchObject({
      seed: 'none',
      ansRegistration: '',
      logLevel: 'info',
    });
    expect(loadConfig({ DATABASE_URL, SEED: 'demo' })).toMatchObject({ seed: 'demo' });
  });

  it('has no constant of one operator where there is no demonstration', () => {
    const { operatorName, centroMedico, vendas, diretoria, cobranca } = loadConfig({ SEED: 'none' });
    expect({ operatorName, centroMedico, vendas, diretoria }).toEqual({
      operatorName: 'Operadora',
      centroMedico: undefined,
      vendas: { grupo: undefined, carteiraLogins: [], qualicorp: [] },
      diretoria: { teto: null, exportaLogins: [] },
    });
    expect([cobranca.beneficiario, cobranca.conta]).toEqual([undefined, undefined]);
    expect(loadConfig({}).vendas).toEqual({
      grupo: { cabeca: '613', codigos: ['613', '619', '620', '647', '648', '653'] },
      carteiraLogins: ['usu_gerente', 'usu_comercial'],
      qualicorp: ['QUALICORP'],
    });
  });

  it('CTM-79: reads in reais the value above which a second person pays, and is off without it', () => {
    expect(loadConfig({}).segundaPessoaAcima).toBeNull();
    expect(loadConfig({ CONTAS_SEGUNDA_PESSOA_ACIMA: '5000' }).segundaPessoaAcima).toBe(500_000);
    expect(() => loadConfig({ CONTAS_SEGUNDA_PESSOA_ACIMA: '5.000,00' })).toThrow(
      'deve ser um valor em reais',
    );
  });

  it('CTM-103: has a second person for clean guides by default, and takes another value or none', () => {
    expect(loadConfig({}).limpasAcimaDe).toBe(1_000_000);
    expect(loadConfig({ CONTAS_LIMPAS_SEGUNDA_PESSOA_ACIMA: '500' }).limpasAcimaDe).toBe(50_000);
    expect(loadConfig({ CONTAS_LIMPAS_SEGUNDA_PESSOA_ACIMA: 'nunca' }).limpasAcimaDe).toBeNull();
    expect(() => loadConfig({ CONTAS_LIMPAS_SEGUNDA_PESSOA_ACIMA: 'sempre' })).toThrow('ou nunca');
  });

  it('reads the replicas, each with an address of its own, and wants the database beside them', () => {
    const DATABASE_URL = 'postgres://vidas@db/vidas';
    const DATABASE_READ_URL = 'postgres://vidas@r1/vidas, postgresql://vidas@r2:5433/vidas';
    expect(loadConfig({ DATABASE_URL }).databaseReadUrls).toEqual([]);
    expect(loadConfig({ DATABASE_URL, DATABASE_READ_URL }).databaseReadUrls).toEqual([
      'postgres://vidas@r1/vidas',
      'postgresql://vidas@r2:5433/vidas',
    ]);
    expect(() => loadConfig({ DATABASE_READ_URL })).toThrow('DATABASE_READ_URL: deve vir junto');
    for (const wrong of ['mysql://x', 'postgres://a/b, c', 'postgres://'])
      expect(() => loadConfig({ DATABASE_URL, DATABASE_READ_URL: wrong }), wrong).toThrow(
        'DATABASE_READ_URL: deve ter',
      );
  });

  it('reads the holidays of the city, and refuses a day that is none', () => {
    expect(
      loadConfig({ FERIADOS_LOCAIS: '14/11 Aniversário da cidade | 03/05/2026 Luto' }).financeiro,
    ).toEqual({
      feriadosLocais: [
        { ano: null, dia: '11-14', nome: 'Aniversário da cidade' },
        { ano: 2026, dia: '05-03', nome: 'Luto' },
      ],
      horaDaConferencia: '03:00',
      horaDaAnalise: '05:00',
      feriadosUrl: undefined,
      feriadosCidade: '',
    });
    for (const wrong of ['31/02 Nada', '14/11', 'Natal', '1/1 Ano novo'])
      expect(() => loadConfig({ FERIADOS_LOCAIS: wrong }), wrong).toThrow(
        'FERIADOS_LOCAIS: deve ser dia e nome',
      );
    expect(() => loadConfig({ FERIADOS_URL: 'https://exemplo.org/feriados' })).toThrow('deve ter {ano}');
    expect(() => loadConfig({ FERIADOS_URL: 'https://exemplo.org/{cidade}/{ano}' })).toThrow(
      'FERIADOS_CIDADE: deve vir junto',
    );
  });

  it('reads lists, links and addresses', () => {
    const config = loadConfig({
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2,',
      INTRANET_RH: 'https://rh.example.org',
      PUBLIC_PORTAL_URL: 'https://ouvidoria.example.org/',
    });
    expect(config).toMatchObject({
      trustedProxies: ['10.0.0.1', '10.0.0.2'],
      intranetLinks: { rh: 'https://rh.example.org' },
      portalUrl: 'https://ouvidoria.example.org',
    });
  });

  it('wants the account hash of a messaging service', () => {
    const MESSAGING_URL = 'https://mensagens.example.org/v1/';
    expect(() => loadConfig({ MESSAGING_URL })).toThrow(/^MESSAGING_HASH: deve/);
    const MESSAGING_HASH = 'conta-de-exemplo-0001';
    expect(loadConfig({ MESSAGING_URL, MESSAGING_HASH }).messaging).toEqual({
      url: 'https://mensagens.example.org/v1',
      hash: MESSAGING_HASH,
    });
  });

  it.each([
    [
      { BOLETO_CARTEIRA: '18' },
      /^BOLETO_CARTEIRA: com convênio de 7 dígitos o banco aceita 11, 12, 17, 31, 51, e não 18$/,
    ],
    [{ BOLETO_CONVENIO: '4321', BOLETO_CARTEIRA: '16' }, /^BOLETO_CARTEIRA: com convênio de 4 dígitos/],
    [{ BOLETO_CONVENIO: '1000000' }, /^BOLETO_CONVENIO: com 7 dígitos, deve ser maior que 1000000$/],
  ])('refuses the agreement and portfolio that the bank refuses: %j (BOL-11)', (env, text) => {
    expect(() => loadConfig(env)).toThrow(text);
  });

  it('takes a portfolio of free numbers with an agreement of six digits (BOL-11)', () => {
    const env = { BOLETO_CONVENIO: '654321', BOLETO_CARTEIRA: '18' };
    expect(loadConfig(env).cobranca.conta).toMatchObject({ convenio: '654321', carteira: '18' });
  });

  const pix = {
    PIX_CHAVE: '123e4567-e12b-12d1-a456-426655440000',
    PIX_NOME: 'OPERADORA EXEMPLO',
    PIX_CIDADE: 'ITU',
  };

  it.each(['12ABC34501DE35', 'financeiro@exemplo.com.br', '+5544999990000', pix.PIX_CHAVE])(
    'takes a PIX key of a company with its name and city: %s (CTA-13)',
    (PIX_CHAVE) => {
      expect(loadConfig({ ...pix, PIX_CHAVE }).cobranca.pix).toEqual({
        chave: PIX_CHAVE,
        nome: 'OPERADORA EXEMPLO',
        cidade: 'ITU',
      });
      expect(loadConfig({ SEED: 'none' }).cobranca.pix).toBeUndefined();
    },
  );

  it.each([
    [{ PIX_CHAVE: '52998224725' }, /^PIX_CHAVE: deve ser a chave como o banco a registrou/],
    [{ PIX_NOME: 'Operadora São José' }, /^PIX_NOME: deve ter até 25 caracteres sem acento/],
    [{ PIX_CIDADE: 'SAO JOSE DOS PINHAIS' }, /^PIX_CIDADE: deve ter até 15 caracteres/],
    [{ PIX_CIDADE: '' }, /^PIX_CIDADE: deve ser informada com as outras duas/],
  ])('refuses to start with half of what a PIX code needs, or what is wrong in it: %j', (outro, text) => {
    expect(() => loadConfig({ SEED: 'none', ...pix, ...outro })).toThrow(text);
  });

  it('takes a fine up to the 2 % of the law, which is the default, and interest by the month (COB-6)', () => {
    expect(loadConfig({}).cobranca.encargos).toEqual({ multa: 200, jurosMes: 100 });
    const BOLETO_JUROS_MES_PERCENT = '0,5';
    expect(loadConfig({ BOLETO_MULTA_PERCENT: '1,5', BOLETO_JUROS_MES_PERCENT }).cobranca.encargos).toEqual({
      multa: 150,
      jurosMes: 50,
    });
    expect(() => loadConfig({ BOLETO_MULTA_PERCENT: '2,01' })).toThrow(
      'BOLETO_MULTA_PERCENT: deve ser no máximo 2,00',
    );
  });

  const conta = {
    SEED: 'none',
    BOLETO_AGENCIA: '1234-3',
    BOLETO_CONTA: '12345-5',
    BOLETO_CONVENIO: '3128557',
  };
  const acordo = {
    ...conta,
    BOLETO_REMETENTE: '11222333000181|OPERADORA EXEMPLO S A',
    BOLETO_VARIACAO: '019',
    BOLETO_ESPECIE: '12',
    BOLETO_FAIXA: '900000000-999999999',
    BOLETO_FAIXA_CONFIRMADA: 'Maria Souza|2026-11-20',
  };

  it('has an agreement for new boletos only when nothing of it is missing (REM-5)', () => {
    expect(loadConfig(conta).remessa).toEqual({
      isLigada: false,
      acordo: undefined,
      faltam: [
        'BOLETO_VARIACAO',
        'BOLETO_ESPECIE',
        'BOLETO_FAIXA ou BOLETO_CONVENIO_NOVOS',
        'BOLETO_REMETENTE',
      ],
    });
    expect(loadConfig(acordo).remessa).toMatchObject({
      faltam: [],
      acordo: {
        convenio: '3128557',
        lider: '3128557',
        faixa: { de: 900_000_000, ate: 999_999_999 },
        pix: null,
      },
    });
    const { BOLETO_FAIXA_CONFIRMADA: _, ...semConfirmar } = acordo;
    expect(loadConfig(semConfirmar).remessa.faltam).toEqual(['BOLETO_FAIXA_CONFIRMADA']);
    const { BOLETO_FAIXA: __, ...semFaixa } = semConfirmar;
    expect(loadConfig({ ...semFaixa, BOLETO_CONVENIO_NOVOS: '3199999' }).remessa.acordo).toMatchObject({
      convenio: '3199999',
      lider: '3128557',
      faixa: { de: 1, ate: 9_999_999_999 },
    });
    expect(loadConfig({ ...acordo, BOLETO_CARTEIRA: '11' }).remessa.faltam).toEqual(['BOLETO_CARTEIRA 17']);
  });

  it.each([
    [{ BOLETO_FAIXA: '9-1' }, /^BOLETO_FAIXA: deve ser o primeiro e o último sequencial/],
    [{ BOLETO_FAIXA_CONFIRMADA: 'Maria' }, /^BOLETO_FAIXA_CONFIRMADA: deve ser quem a confirmou/],
    [{ BOLETO_REMETENTE: '12ABC34501DE35|X' }, /^BOLETO_REMETENTE: deve ter o CNPJ, só algarismos/],
    [{ BOLETO_PIX: '63' }, /^BOLETO_PIX: deve vir junto com BOLETO_LAYOUT=2024$/],
    [{ BOLETO_PIX: '60', BOLETO_LAYOUT: '2024' }, /^BOLETO_PIX: deve ser 61, 62, 63 ou 64$/],
    [{ BOLETO_REMESSA: 'talvez' }, /^BOLETO_REMESSA: deve ser nao ou sim$/],
  ])('refuses what is wrong of the agreement (REM-5): %j', (env, text) => {
    expect(() => loadConfig({ ...acordo, ...env })).toThrow(text);
  });

  it('names the operator on the receipt of a report only where it was asked to (OUV-34)', () => {
    const receiptOf = (env: Record<string, string>) => loadConfig({ SEED: 'none', ...env }).receiptOperator;
    expect(receiptOf({ OPERATOR_NAME: 'Serra Azul' })).toBe('');
    expect(receiptOf({ OPERATOR_NAME: 'Serra Azul', OMBUDSMAN_RECEIPT_OPERATOR: 'nao' })).toBe('');
    expect(receiptOf({ OPERATOR_NAME: 'Serra Azul', OMBUDSMAN_RECEIPT_OPERATOR: 'sim' })).toBe('Serra Azul');
    expect(() => receiptOf({ OMBUDSMAN_RECEIPT_OPERATOR: 'sim' })).toThrow(
      /^OMBUDSMAN_RECEIPT_OPERATOR: deve vir junto com OPERATOR_NAME$/,
    );
  });

  it('lets the clock of a demonstration start elsewhere, and of nothing else', () => {
    const CLOCK_START = '2026-11-21T09:00:00-03:00';
    expect(loadConfig({ CLOCK_START, SEED: 'demo' }).clockStart).toEqual(new Date('2026-11-21T12:00:00Z'));
    expect(loadConfig({}).clockStart).toBeUndefined();
    for (const SEED of [undefined, 'none'])
      expect(() => loadConfig({ CLOCK_START, SEED })).toThrow(/^CLOCK_START: deve vir junto com SEED=demo$/);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['ANS_REGISTRATION', '12'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'http://x'],
    ['OMBUDSMAN_LOOKUP', 'aberto'],
    ['OMBUDSMAN_RECEIPT_OPERATOR', 'talvez'],
    ['PUBLIC_PORTAL_URL', 'ouvidoria'],
    ['DEMO_PASSWORD', 'curta'],
    ['DEMO_PASSWORD', 'Senha@123456'],
    ['DEMO_PASSWORD', 'oeste2026oeste'],
    ['DEMO_LIVES', '0'],
    ['CLOCK_START', '2026-11-21'],
    ['CLOCK_START', '2026-11-21T12:00:00'],
    ['MESSAGING_URL', 'ftp://mensagens.example.org'],
    ['MESSAGING_HASH', 'curta'],
    ['VENDAS_GRUPO', '613;619'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^${name}: deve`));
  });
});
