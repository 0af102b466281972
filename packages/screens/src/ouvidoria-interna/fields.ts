import { limitesDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import type { CampoDenuncia } from '@vidas/api-client/ouvidoria/portalState.ts';

/** The boxes of the report, in order; `tipo` is a list. Only the identified form asks for the reporter's name. */
export interface Campo<Name extends string = Exclude<CampoDenuncia, 'tipo'>> {
  name: Name;
  label: string;
  hint?: string;
  rows?: number;
  maxLength: number;
  type?: 'text' | 'email';
  inputMode?: 'numeric' | 'email';
}

/** About the reporter. */
export const camposDeQuem: readonly Campo[] = [
  { name: 'nome', label: 'Nome', maxLength: limitesDenuncia.curto },
  { name: 'email', label: 'E-mail', maxLength: limitesDenuncia.curto, inputMode: 'email' },
  { name: 'local', label: 'Cidade/Unidade', maxLength: limitesDenuncia.curto },
];

/** About the facts. */
export const camposDoFato: readonly Campo[] = [
  {
    name: 'dadosDenunciado',
    label: 'Dados do denunciado',
    hint: 'Nome, função, setor ou o que ajude a saber quem é.',
    rows: 3,
    maxLength: limitesDenuncia.medio,
  },
  {
    name: 'dadosComplementares',
    label: 'Dados de testemunhas ou vítimas',
    hint: 'Só se souber e puder dizer.',
    rows: 3,
    maxLength: limitesDenuncia.medio,
  },
  {
    name: 'detalhamento',
    label: 'Descrição detalhada',
    hint: 'O que aconteceu, quando, onde, e que provas existem.',
    rows: 9,
    maxLength: limitesDenuncia.longo,
  },
];

/** An earlier report about the same matter. */
export const campoProtocoloAnterior: Campo = {
  name: 'protocoloAnterior',
  label: 'Protocolo anterior',
  hint: 'Se já fez uma denúncia sobre isto.',
  maxLength: limitesDenuncia.protocolo,
  inputMode: 'numeric',
};

const nomes: readonly CampoDenuncia[] = [
  'nome',
  'email',
  'local',
  'tipo',
  'dadosDenunciado',
  'dadosComplementares',
  'detalhamento',
  'protocoloAnterior',
];

/** The values of a form; missing boxes are sent empty (OUV-4). */
export const valuesOf = (form: FormData): Record<CampoDenuncia, string> =>
  Object.fromEntries(nomes.map((name) => [name, String(form.get(name) ?? '').trim()])) as Record<
    CampoDenuncia,
    string
  >;
