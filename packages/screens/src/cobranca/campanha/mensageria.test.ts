import { colunasCampanha, maxBytesCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import {
  fakeCampanhas,
  fakeMensagem,
  fakeMensagens,
} from '@vidas/api-client/cobranca/campanha/campanha.fake.ts';
import { describe, expect, it } from 'vitest';
import { campanhaColumns } from './campanhaColumns.tsx';
import { toneOfSituacao, toneOfStatus, writeSituacao, writeStatus } from './campanhaTexts.ts';
import { leiaPrevia, recusaLocal } from './leiaPrevia.ts';
import { mensagemColumns } from './mensagemColumns.tsx';
import { mensagensCards } from './mensagensCards.ts';

const header = colunasCampanha.join(';');
const line = (cells: Partial<Record<(typeof colunasCampanha)[number], string>>) =>
  colunasCampanha.map((name) => cells[name] ?? '').join(';');
const file = (...lines: readonly string[]) => new File([lines.join('\r\n')], 'boletos.csv');

describe('the words of the codes', () => {
  it('names each status, and an unknown one by its number (MSG-3, MSG-5)', () => {
    expect(fakeCampanhas().map(({ status }) => writeStatus(status))).toEqual([
      'Importado / aguardando autorização',
      'Erro de importação',
      'Enviado',
      'Enviado',
      'Cancelado',
      'Desconhecido (8)',
    ]);
    expect([1, 11, 0].map(writeStatus)).toEqual(['Processando', 'Importando', 'Desconhecido (0)']);
    expect([12, 13, 99].map(toneOfStatus)).toEqual(['caution', 'negative', 'neutral']);
  });

  it('names each situation of a message (MSG-4, MSG-5)', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(writeSituacao)).toEqual([
      'Pendente',
      'Enviado',
      'Cancelado',
      'Lido',
      'Erro',
      'Respondido',
      'Clicado',
      'Entregue',
      'Desconhecido (8)',
    ]);
    expect([0, 4, 7, 8].map(toneOfSituacao)).toEqual(['neutral', 'negative', 'positive', 'neutral']);
  });
});

describe('the columns', () => {
  it('of the campaigns are six (MSG-6)', () => {
    expect(campanhaColumns.map(({ header }) => header)).toEqual([
      'Código',
      'Nome da campanha',
      'Status',
      'Criada em',
      'Qtd. push',
      'Qtd. SMS',
    ]);
  });

  it('of the messages are five (MSG-7)', () => {
    expect(mensagemColumns.map(({ header }) => header)).toEqual([
      'Telefone',
      'Texto',
      'Tipo de envio',
      'Enviada em',
      'Situação',
    ]);
  });
});

describe('the counts of a campaign', () => {
  it('counts every message once, those cancelled or unknown beside the errors (MSG-14)', () => {
    const mensagens = [...fakeMensagens(12), fakeMensagem(1, { situacao: 9 })];
    expect(mensagensCards(mensagens).map(({ label, value, hint = '' }) => [label, value, hint])).toEqual([
      ['Pendentes', 1, 'de 13'],
      ['Enviadas', 1, ''],
      ['Entregues', 4, ''],
      ['Lidas', 4, '1 clicou, 1 respondeu'],
      ['Com erro', 1, '1 cancelada, 1 desconhecida'],
    ]);
  });

  it('knows nothing before the answer', () => {
    expect(mensagensCards(undefined).every(({ value }) => value === undefined)).toBe(true);
  });
});

describe('the preview of a file', () => {
  it('counts the messages and their ways, and shows the first five', async () => {
    const lines = Array.from({ length: 7 }, (_, index) =>
      line({
        TELEFONE: `4599123456${String(index)}`,
        MENSAGEM: `"Olá; ${String(index)}"`,
        NOME: 'Ana Inventada',
        ENVIA_SMS: 'S',
        ENVIA_INAPP: index % 2 === 0 ? 'N' : 's',
      }),
    );
    const previa = await leiaPrevia(file(header.toLowerCase(), ...lines));
    expect(previa).toMatchObject({ total: 7, sms: 7, push: 3, faltam: [] });
    expect(previa.primeiras).toHaveLength(5);
    expect(previa.primeiras[0]).toEqual({
      telefone: '(45) 99123-4560',
      nome: 'Ana Inventada',
      texto: 'Olá; 0',
    });
  });

  it('says which columns are not there, and shortens what an unclosed quote swallowed', async () => {
    const previa = await leiaPrevia(file('TELEFONE;MENSAGEM', `1;"${'x'.repeat(5_000)}`));
    expect(previa.faltam).toHaveLength(colunasCampanha.length - 2);
    expect(previa.primeiras[0]?.texto).toHaveLength(300);
  });

  it('refuses here only what need not travel', async () => {
    const one = file(header, line({ TELEFONE: '1' }));
    expect(recusaLocal({ size: maxBytesCampanha + 1 }, null)).toMatch(/limite de 16 MB/);
    expect(recusaLocal(one, await leiaPrevia(file(header)))).toBe('O arquivo não tem nenhuma mensagem.');
    expect(recusaLocal(one, await leiaPrevia(one))).toBeNull();
    const many = { ...(await leiaPrevia(one)), total: 20_001 };
    expect(recusaLocal(one, many)).toMatch(/20\.001 linhas; o limite é 20\.000/);
  });
});
