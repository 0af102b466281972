import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  autorizaEnvio,
  buscaCampanhas,
  buscaMensagens,
  campanha,
  colunasCampanha,
  importaCampanha,
} from './campanha.contract.ts';

const simples = { id_campanha: '7', nome_campanha: 'Aviso', status: '12', qtd_push: '3', envia_sms: 'S' };
const lida = z.decode(campanha, simples);

describe('the wrapper of the messaging service', () => {
  it.each([
    ['as the specification reads it', { status: true, message: '', data: [[simples]] }],
    ['one level less', { status: 'true', message: '', data: [simples] }],
    ['one level more', { status: 200, message: '', data: { data: [[simples]] } }],
  ])('is understood %s (MSG-2)', (_, wire) => {
    expect(z.decode(buscaCampanhas.reply, wire as never)).toEqual({
      status: true,
      message: '',
      data: [lida],
    });
  });

  it('is written with the campaigns in its first list, and reads back the same', () => {
    const reply = { status: true, message: 'ok', data: [lida] };
    const wire = z.encode(buscaCampanhas.reply, reply);
    expect(wire).toMatchObject({
      data: [[{ id_campanha: 7, qtd_push: 3, envia_sms: true, valor_total: '0,00' }]],
    });
    expect(z.decode(buscaCampanhas.reply, JSON.parse(JSON.stringify(wire)) as never)).toEqual(reply);
  });

  it('may be empty', () => {
    for (const data of [[], [[]]]) {
      expect(z.decode(buscaMensagens.reply, { status: false, message: 'nada', data })).toMatchObject({
        status: false,
        data: [],
      });
    }
  });
});

describe('a campaign', () => {
  it('of a service that says little has no quantities and no moments', () => {
    expect(lida).toMatchObject({
      status: 12,
      qtd_sms: 0,
      data_hora_criacao: null,
      valor_sms: 0,
      broadcast: false,
    });
  });

  it('keeps moments and money of either spelling (MSG-2)', () => {
    const row = { ...simples, data_hora_criacao: '2026-11-21 08:05:09', valor_total: 1234.5 };
    expect(z.decode(campanha, row)).toMatchObject({
      data_hora_criacao: '2026-11-21T08:05',
      valor_total: 123_450,
    });
  });

  it.each(['', 'sete', '1.5'])('has no number %j', (id_campanha) => {
    expect(z.safeDecode(campanha, { ...simples, id_campanha }).success).toBe(false);
  });
});

describe('a form of the messaging service', () => {
  it('is read from text and written as values (MSG-2)', () => {
    const fields = { nome_campanha: 'A', enviar_push: 'true', enviar_sms: 'false' };
    const read = z.decode(importaCampanha.body, fields);
    expect(read).toEqual({ nome_campanha: 'A', enviar_push: true, enviar_sms: false });
    expect(z.encode(importaCampanha.body, read)).toEqual({ ...fields, enviar_push: true, enviar_sms: false });
    const wire = { id_campanha: '7', nova_data_envio: '21/11/2026 08:05' };
    expect(z.decode(autorizaEnvio.body, wire).nova_data_envio).toBe('2026-11-21T08:05');
  });

  it.each(['agora', '31/02/2026 10:00', '21/11/2026 25:00', ''])('has no moment %j', (nova_data_envio) => {
    expect(z.safeDecode(autorizaEnvio.body, { id_campanha: 1, nova_data_envio }).success).toBe(false);
  });

  it.each([{ mes: '0' }, { mes: '13' }, { mes: '1.5' }, { ano: '26' }])('refuses the search %j', (body) => {
    expect(z.safeDecode(buscaCampanhas.body, body).success).toBe(false);
  });
});

it('the file of a campaign has fifteen columns (MSG-10)', () => {
  const names =
    'TELEFONE, MENSAGEM, LOCALIZADOR, DATA_HORA_AGENDADA, ENVIA_INAPP, ENVIA_SMS, ID_FUNCIONALIDADE, ID_REGISTRO, TIPO_CALLBACK, LINHADIGITAVEL, MATRICULA, EMAIL, NOSSONUMERO, NOME, TIPOBOLETO';
  expect([...colunasCampanha]).toEqual(names.split(', '));
});
