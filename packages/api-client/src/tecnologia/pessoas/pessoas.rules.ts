/** Form of a login, with or without its prefix. */
export const formaDoLogin = /^(usu_)?[a-z0-9][a-z0-9._-]{0,48}$/i;

/** Form of a seller code. */
export const formaDoCodigo = /^\d{1,10}$/;

/** Most characters of a name. */
export const maiorNome = 120;
export const maiorCargo = 80;
