import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { NovaDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import type { StatusDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import { operatorDay } from '../../operatorDay.ts';
import type { MensagemRow } from './mensagens/mensagens.sql.ts';
import type { AcaoRow, DenunciaComIdentidade } from './ouvidoria.sql.ts';
import { seal, unseal } from './sealed.ts';

/** Texts of a report; a blank one is null. */
export interface Textos {
  tipo: string | null;
  dadosDenunciado: string | null;
  dadosComplementares: string | null;
  detalhamento: string | null;
  protocoloAnterior: string | null;
}

/** The reporter's identity, when given. */
export interface Identidade {
  nome: string | null;
  email: string | null;
  local: string | null;
}

/** A decrypted report. */
export interface DenunciaAberta {
  id: string;
  protocolo: string;
  status: StatusDenuncia;
  /** Day (ISO). */
  registradaEm: string;
  textos: Textos;
  identidade: Identidade | null;
}

/** A decrypted action. */
export interface AcaoAberta {
  codigo: number;
  descricao: string;
  funcionario: string;
  /** Day (ISO). */
  feitaEm: string;
}

/** A decrypted message. */
export type MensagemAberta = Pick<MensagemRow, 'codigo' | 'de' | 'funcionario'> & {
  /** Day (ISO). */
  enviadaEm: string;
  texto: string;
};

/** Secrets of the vault, each at least 32 random bytes. */
export interface VaultSecrets {
  content: Uint8Array;
  identity: Uint8Array;
}

const derive = (secret: Uint8Array, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), `vidas/ouvidoria/${use}`, 32));

const written = (text: string): string | null => (text.trim() === '' ? null : text);

/** Turns reports into ciphertext and back: the texts under one key, the reporter's identity under another. */
export class Vault {
  readonly #content: Uint8Array;
  readonly #identity: Uint8Array;
  readonly #impressao: Uint8Array;

  constructor(secrets: VaultSecrets) {
    this.#content = derive(secrets.content, 'conteudo');
    this.#identity = derive(secrets.identity, 'identidade');
    this.#impressao = derive(secrets.content, 'impressao');
  }

  /** The rows of a new report; `identidade` is null when name, e-mail and place are blank. */
  close(report: NovaDenuncia): {
    id: string;
    conteudo: Uint8Array;
    identidade: Uint8Array | null;
    /** Equal for reports with the same content. */
    impressao: Uint8Array;
  } {
    const id = randomUUID();
    const textos: Textos = {
      tipo: written(report.tipo),
      dadosDenunciado: written(report.dadosDenunciado),
      dadosComplementares: written(report.dadosComplementares),
      detalhamento: written(report.detalhamento),
      protocoloAnterior: written(report.protocoloAnterior),
    };
    const identidade: Identidade = {
      nome: written(report.nome),
      email: written(report.email),
      local: written(report.local),
    };
    const isAnonymous = Object.values(identidade).every((value) => value === null);
    return {
      id,
      conteudo: seal(this.#content, `denuncia:${id}`, textos),
      identidade: isAnonymous ? null : seal(this.#identity, `identidade:${id}`, identidade),
      impressao: createHmac('sha256', this.#impressao)
        .update(JSON.stringify([textos, isAnonymous ? null : identidade]))
        .digest(),
    };
  }

  open(row: DenunciaComIdentidade): DenunciaAberta {
    return {
      id: row.id,
      protocolo: row.protocolo,
      status: row.status,
      registradaEm: row.registrada_em,
      textos: unseal(this.#content, `denuncia:${row.id}`, row.conteudo) as Textos,
      identidade:
        row.identidade && (unseal(this.#identity, `identidade:${row.id}`, row.identidade) as Identidade),
    };
  }

  closeAcao(denunciaId: string, codigo: number, descricao: string): Uint8Array {
    return seal(this.#content, `acao:${denunciaId}:${codigo}`, descricao);
  }

  openAcao(row: AcaoRow): AcaoAberta {
    const descricao = unseal(this.#content, `acao:${row.denuncia_id}:${row.codigo}`, row.descricao) as string;
    return {
      codigo: row.codigo,
      descricao,
      funcionario: row.funcionario,
      feitaEm: operatorDay(row.criada_em),
    };
  }

  closeMensagem(denunciaId: string, codigo: number, texto: string): Uint8Array {
    return seal(this.#content, `mensagem:${denunciaId}:${codigo}`, texto);
  }

  openMensagem({
    denuncia_id: id,
    enviada_em: enviadaEm,
    texto,
    codigo,
    de,
    funcionario,
  }: MensagemRow): MensagemAberta {
    const aberto = unseal(this.#content, `mensagem:${id}:${codigo}`, texto) as string;
    return { codigo, de, funcionario, enviadaEm, texto: aberto };
  }
}
