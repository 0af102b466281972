import type { CnxFixture } from '../../apps/api/src/imports/fixtures/sib.ts';
import { firstNames, lastNames } from '../api/data.ts';

const DAY_MS = 86_400_000;
const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** As ANS writes names. */
const ofAns = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

const nameOf = (i: number): string =>
  [firstNames[i % 20], lastNames[Math.floor(i / 20) % 20], lastNames[Math.floor((i * 7) / 3) % 20]].join(' ');

/** Bond `i` of the register of api/data.ts as ANS has it; of a hundred one has another name there. */
export const personAtAns = (i: number, lives: number): Omit<CnxFixture, 'cco'> => {
  const today = Math.floor(Date.now() / DAY_MS);
  const holder = i - ((i - 1) % 3);
  const since = today - 2921 + Math.floor((holder * 2920) / lives);
  const isGone = i % 4 === 0;
  return {
    situacao: isGone ? 'INATIVO' : 'ATIVO',
    cns: String(i).padStart(15, '7'),
    nome: ofAns(nameOf(i % 100 === 1 ? i + 1 : i)),
    nomeMae: ofAns(nameOf(i * 3)),
    sexo: i % 2 === 0 ? '3' : '1',
    dataNascimento: dayText(today - 400 - ((i * 37) % 29_000)),
    dataContratacao: dayText(since),
    ...(isGone ? { dataCancelamento: dayText(since + Math.floor(((today - since) * (i % 97)) / 97)) } : {}),
    numeroPlanoANS: String(400_000_001 + (i % 24)),
  };
};
