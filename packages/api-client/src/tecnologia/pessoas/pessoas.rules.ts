/** A login as it is typed, with or without its prefix. */
export const formaDoLogin = /^(usu_)?[a-z0-9][a-z0-9._-]{0,48}$/i;

/** The code of a seller. */
export const formaDoCodigo = /^\d{1,10}$/;

/** The most characters. */
export const maiorNome = 120;
export const maiorCargo = 80;
