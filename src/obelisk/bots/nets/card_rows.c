/* The rows of cards by where they lie: `card_rows.py` says what it does, and does the same without a C compiler. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#define FLAGS 64
/* Rows that are numbers made once: to make them anew for each position costs more than to find them. */
#define KEPT 16384

static PyObject *kept[KEPT];

/* The number that an item of a list is, from 0 up; -1 with an error if it is none. */
static inline long number_at(PyObject *list, Py_ssize_t place)
{
    if (place >= 0 && place < PyList_GET_SIZE(list)) {
        PyObject *item = PyList_GET_ITEM(list, place);
#if PY_VERSION_HEX < 0x030C0000
        if (PyLong_CheckExact(item) && (Py_SIZE(item) == 0 || Py_SIZE(item) == 1))
            return Py_SIZE(item) ? (long)((PyLongObject *)item)->ob_digit[0] : 0;
#endif
        long number = PyLong_AsLong(item);
        if (number >= 0 || PyErr_Occurred())
            return number >= 0 ? number : -1;
    }
    PyErr_SetString(PyExc_IndexError, "the lists of cards do not fit together");
    return -1;
}

/* The lowest bit that is set; one is. */
static inline int lowest(long bits)
{
#if defined(__GNUC__)
    return __builtin_ctzl((unsigned long)bits);
#else
    int place = 0;
    while (!(bits >> place & 1))
        place++;
    return place;
#endif
}

/* Where the list has room, what PyList_Append does, without asking what the list is. */
static int add_row(PyObject *rows, long row)
{
    if (row < KEPT) {
        PyListObject *list = (PyListObject *)rows;
        Py_ssize_t size = PyList_GET_SIZE(rows);
        if (size >= list->allocated)
            return PyList_Append(rows, kept[row]);
        Py_INCREF(kept[row]);
        Py_SET_SIZE(list, size + 1);
        PyList_SET_ITEM(rows, size, kept[row]);
        return 0;
    }
    PyObject *number = PyLong_FromLong(row);
    int failed = number == NULL || PyList_Append(rows, number);
    Py_XDECREF(number);
    return failed ? -1 : 0;
}

static PyObject *add_card_rows(PyObject *self, PyObject *const *parts, Py_ssize_t count)
{
    if (count != 8)
        return PyErr_Format(PyExc_TypeError, "add_card_rows takes 8 arguments, not %zd", count);
    for (Py_ssize_t part = 0; part < 6; part++)
        if (!PyList_CheckExact(parts[part]))
            return PyErr_Format(PyExc_TypeError, "a list is needed");
    PyObject *rows = parts[0], *first = parts[1], *step = parts[2], *places = parts[3], *zones = parts[4],
             *flags = parts[5];
    Py_ssize_t begin = PyLong_AsSsize_t(parts[6]), end = PyLong_AsSsize_t(parts[7]);
    if (PyErr_Occurred())
        return NULL;
    for (Py_ssize_t card = begin; card < end; card++) {
        long zone = number_at(zones, card);
        long flag = zone < 0 ? -1 : number_at(flags, card);
        long left = flag < 0 ? -1 : number_at(places, zone * FLAGS + flag);
        if (left == 0)
            continue;
        long start = left < 0 ? -1 : number_at(first, card);
        long each = start < 0 ? -1 : number_at(step, card);
        if (each < 0)
            return NULL;
        for (; left; left &= left - 1)
            if (add_row(rows, start + each * lowest(left)))
                return NULL;
    }
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {{"add_card_rows", (PyCFunction)(void (*)(void))add_card_rows, METH_FASTCALL,
                                 "Adds the rows of some cards."},
                                {NULL, NULL, 0, NULL}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "card_rows", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_card_rows(void)
{
    for (long row = 0; row < KEPT; row++)
        if (kept[row] == NULL && (kept[row] = PyLong_FromLong(row)) == NULL)
            return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made != NULL && (PyModule_AddIntConstant(made, "IN_C", 1) || PyModule_AddIntConstant(made, "FLAGS", FLAGS)))
        Py_CLEAR(made);
    return made;
}
