import { crc16 } from './crc16.rules.ts';

const elemento = (id: string, texto: string): string => id + String(texto.length).padStart(2, '0') + texto;

/** An invented dynamic code like a bank's for a boleto; `valor` as '123.45', or none. */
export const codigoDinamico = (qual: string, valor?: string): string => {
  const semCrc = [
    elemento('00', '01'),
    elemento(
      '26',
      elemento('00', 'BR.GOV.BCB.PIX') + elemento('25', `qrcodepix.exemplo.com.br/v2/cobv/${qual}`),
    ),
    elemento('52', '0000'),
    elemento('53', '986'),
    ...(valor === undefined ? [] : [elemento('54', valor)]),
    elemento('58', 'BR'),
    elemento('59', 'OPERADORA INVENTADA'),
    elemento('60', 'CASCAVEL'),
    elemento('62', elemento('05', '***')),
    '6304',
  ].join('');
  return semCrc + crc16(semCrc);
};
